"""What package indexes want to read about a release: a formula for Homebrew, a manifest for winget, a container file.

    python packages/indexes.py RELEASES OUT [--address URL]

RELEASES is the folder that `.ci/release` wrote. The address of the releases is `repository` in Cargo.toml, where
`cargo binstall` reads it too; while that is not there, --address stands in for it, and nothing in OUT is for the public.
"""

import argparse
import csv
import json
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("releases", type=Path)
parser.add_argument("out", type=Path)
parser.add_argument("--address")
given = parser.parse_args()

package = tomllib.loads((HERE.parent / "Cargo.toml").read_text())["package"]
address = given.address or package.get("repository")
if not address:
    sys.exit("there is no public address: fill `repository` in Cargo.toml, or give --address")
version, about = package["version"], package["description"]
targets = list(csv.DictReader((HERE / "targets.tsv").read_text().splitlines(), delimiter="\t"))
sums = dict(reversed(line.split()) for line in (given.releases / "SHA256SUMS").read_text().splitlines())


def packed(target: str) -> tuple[str, str]:
    """The address and the checksum of the archive for a target."""
    ending = next(row["packed"] for row in targets if row["target"] == target)
    name = f"nimbook-{version}-{target}.{ending}"
    return f"{address}/releases/download/v{version}/{name}", sums[name]


def formula() -> str:
    """For Homebrew: an archive for each of its four machines."""
    def machine(name: str, target: str) -> str:
        url, digest = packed(target)
        return f'    on_{name} do\n      url "{url}"\n      sha256 "{digest}"\n    end\n'

    def system(name: str, of: str) -> str:
        machines = machine("arm", f"aarch64-{of}") + machine("intel", f"x86_64-{of}")
        return f"  on_{name} do\n{machines}  end\n"

    # Homebrew wants at most 80 signs, and no name of the program in front.
    short = about.split(",")[0]
    return f"""class Nimbook < Formula
  desc {json.dumps(short)}
  homepage "{address}"
  version "{version}"
  license any_of: ["MIT", "Apache-2.0"]

{system("macos", "apple-darwin")}
{system("linux", "unknown-linux-musl")}
  def install
    bin.install "nimbook"
    generate_completions_from_executable(bin/"nimbook", "completions")
    (man1/"nimbook.1").write Utils.safe_popen_read(bin/"nimbook", "man")
  end

  test do
    assert_match(/Grundy value +8/, shell_output("#{{bin}}/nimbook solve nim 7 3 12"))
  end
end
"""


def winget() -> dict[str, str]:
    """For winget: the three files of a version, the program in its archive."""
    url, digest = packed("x86_64-pc-windows-gnu")
    head = f"PackageIdentifier: Nimbook.Nimbook\nPackageVersion: {version}\n"
    end = "ManifestVersion: 1.6.0\n"
    folder = f"nimbook-{version}-x86_64-pc-windows-gnu"
    installer = rf"""InstallerType: zip
NestedInstallerType: portable
NestedInstallerFiles:
- RelativeFilePath: {folder}\nimbook.exe
  PortableCommandAlias: nimbook
Installers:
- Architecture: x64
  InstallerUrl: {url}
  InstallerSha256: {digest.upper()}
ManifestType: installer
"""
    locale = f"""PackageLocale: en-US
Publisher: nimbook
PublisherUrl: {address}
PackageName: nimbook
PackageUrl: {address}
License: {package["license"].replace(" OR ", " or ")}
ShortDescription: {json.dumps(about)}
Tags:
""" + "".join(f"- {word}\n" for word in package["keywords"]) + "ManifestType: defaultLocale\n"
    return {
        "Nimbook.Nimbook.yaml": head + "DefaultLocale: en-US\nManifestType: version\n" + end,
        "Nimbook.Nimbook.installer.yaml": head + installer + end,
        "Nimbook.Nimbook.locale.en-US.yaml": head + locale + end,
    }


def container() -> str:
    """The static program alone; the build says for which machine."""
    arms = {"amd64": "x86_64-unknown-linux-musl", "arm64": "aarch64-unknown-linux-musl"}
    fetched = ""
    for arm, target in arms.items():
        url, digest = packed(target)
        fetched += f"FROM docker.io/library/alpine:3 AS {arm}\nADD --checksum=sha256:{digest} {url} /packed.tar.gz\n"
        fetched += "RUN tar -xzf /packed.tar.gz --strip-components 1\n\n"
    return f"""# The program alone. `docker run --rm --volume "$PWD:/work" nimbook sheet` writes into this folder.
ARG TARGETARCH=amd64
{fetched}# hadolint ignore=DL3006
FROM $TARGETARCH AS chosen

FROM scratch
LABEL org.opencontainers.image.source="{address}"
LABEL org.opencontainers.image.licenses="{package["license"]}"
COPY --from=chosen /nimbook /usr/bin/nimbook
WORKDIR /work
ENTRYPOINT ["/usr/bin/nimbook"]
"""


given.out.mkdir(parents=True, exist_ok=True)
for name, content in {"nimbook.rb": formula(), "Containerfile": container(), **winget()}.items():
    (given.out / name).write_text(content)
    print(given.out / name)
