// engine.js: asks the core of nimbook, which is WebAssembly, in a worker beside the page where the browser lets it.
"use strict";

/** The bytes of printable signs: two are 13 bits, a last one 6. */
function bytesOfSigns(signs) {
  const digits = new Uint8Array(128);
  let next = 0;
  for (let code = 33; code < 127; code += 1) {
    if (!'"<\\'.includes(String.fromCharCode(code))) digits[code] = next++;
  }
  const bytes = new Uint8Array((Math.floor(signs.length / 2) * 13 + signs.length % 2 * 6) / 8);
  let [held, bits, count] = [0, 0, 0];
  for (let place = 0; place < signs.length; place += 2) {
    const [first, isPair] = [digits[signs.charCodeAt(place)], place + 1 < signs.length];
    held = isPair ? held << 13 | first * 91 + digits[signs.charCodeAt(place + 1)] : held << 6 | first;
    for (bits += isPair ? 13 : 6; bits >= 8; held &= (1 << bits) - 1) bytes[count++] = held >> (bits -= 8);
  }
  return bytes;
}

/** What was packed, from printable signs. */
function unpackedSigns(signs, /** @type {CompressionFormat} */ format) {
  return new Blob([bytesOfSigns(signs)]).stream().pipeThrough(new DecompressionStream(format));
}

/** The core, from its bytes packed with gzip as printable signs, which are asked for once; it answers in a language. */
function openEngine(packedSigns, lang) {
  /** Answers requests with the core; runs in a worker, or here where there is none. */
  function core(post) {
    let exports;
    const text = length => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.text(), length));
    const reply = request => {
      const bytes = new TextEncoder().encode(request);
      // First the place: making room may exchange the memory.
      const place = exports.place(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      return text(exports.answer());
    };
    return async message => {
      if (message.wasm) {
        try {
          exports = (await WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (message.wasm), {})).exports;
          return post({ ready: true });
        } catch (error) {
          return post({ broken: String(error) });
        }
      }
      try {
        post({ reply: reply(message.request) });
      } catch (trap) {
        post({ trap: String(trap) });
      }
    };
  }

  /** The engine, compiled while it is unpacked; once, however often it is started. */
  async function compiled() {
    const stream = unpackedSigns(await packedSigns(), "gzip");
    return WebAssembly.compileStreaming(new Response(stream, { headers: { "content-type": "application/wasm" } }));
  }

  return {
    waiting: [],
    /** The language of what is asked from now on. */
    lang,
    module: compiled(),

    /** Starts a core that has heard of nothing yet; done when it can be asked. */
    start() {
      return new Promise((ready, failed) => {
        const heard = message => {
          if (message.ready) return ready(true);
          if (message.broken) return failed(new Error(message.broken));
          const { done } = this.waiting.shift() ?? {};
          // A core that trapped answers nothing more.
          if (message.trap) this.restart();
          done?.(message.trap ? { error: message.trap, html: { slip: "" } } : JSON.parse(message.reply));
          this.send();
        };
        const begin = post => {
          this.post = post;
          this.module.then(wasm => post({ wasm }), failed);
        };
        const here = () => {
          const hear = core(heard);
          this.worker = undefined;
          begin(message => { hear(message); });
        };
        try {
          const source = `"use strict"; const hear = (${core})(message => postMessage(message)); onmessage = event => hear(event.data);`;
          const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
          // It starts while the engine is compiled.
          const worker = this.worker = new Worker(url);
          worker.onmessage = event => heard(event.data);
          worker.onerror = event => { event.preventDefault(); here(); };
          begin(message => worker.postMessage(message));
        } catch {
          here();
        }
      });
    },

    restart() {
      this.worker?.terminate();
      this.ready = this.start();
    },

    /** The reply to a request; requests wait for one another. */
    ask(request) {
      return new Promise(done => {
        this.waiting.push({ request: JSON.stringify({ lang: this.lang, ...request }), done });
        if (this.waiting.length === 1) this.send();
      });
    },

    async send() {
      const [next] = this.waiting;
      if (!next) return;
      await this.ready;
      // A request that was stopped while the core started is not sent.
      if (this.waiting[0] === next) this.post({ request: next.request });
    },

    /** Ends what is being computed; it has no reply. */
    stop() {
      const { done } = this.waiting.shift() ?? {};
      this.restart();
      done?.({ stopped: true });
      this.send();
    },
  };
}
