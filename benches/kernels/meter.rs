//! Measures and prints one line for each task.
//!
//! Seconds are those that the system counts for this thread; a task that nobody has measured elsewhere has
//! no bar (NaN).

use std::fs;
use std::time::Instant;

/// What is measured and how it is printed.
pub struct Meter {
    wanted: Option<String>,
}

impl Meter {
    /// Measures the tasks whose name has the word, or all.
    pub fn new(wanted: Option<String>) -> Meter {
        println!("{:44} {:>10} {:>9} {:>10} {:>8}", "task", "kernel s", "bar s", "plain s", "ratio");
        Meter { wanted }
    }

    /// Whether a task with this name is to run.
    fn wants(&self, name: &str) -> bool {
        self.wanted.as_ref().is_none_or(|word| name.contains(word))
    }

    /// Runs a kernel three times, or once if it takes more than two seconds, and says how the median
    /// compares with its bar.
    pub fn kernel(&self, name: &str, bar: f64, mut kernel: impl FnMut()) {
        if self.wants(name) {
            let seconds = median(&mut kernel);
            println!("{name:44} {seconds:10.4} {:>9}", shown(bar));
        }
    }

    /// The same with a plain route that is run once; `goal` is the least ratio.
    pub fn against(&self, name: &str, bar: f64, goal: f64, mut kernel: impl FnMut(), mut plain: impl FnMut()) {
        if self.wants(name) {
            let (fast, slow) = (median(&mut kernel), cpu_seconds(&mut plain));
            let (bar, ratio) = (shown(bar), slow / fast);
            println!("{name:44} {fast:10.4} {bar:>9} {slow:10.4} {ratio:7.1}x (goal {goal}x)");
        }
    }

    /// The largest memory of the process so far, where the system tells.
    pub fn memory(&self) {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            println!("peak memory {}", peak.trim());
        }
    }
}

fn median(task: &mut impl FnMut()) -> f64 {
    let first = cpu_seconds(task);
    if first > 2.0 {
        return first;
    }
    let mut seconds = [first, cpu_seconds(task), cpu_seconds(task)];
    seconds.sort_by(f64::total_cmp);
    seconds[1]
}

/// CPU seconds of this thread, or wall seconds where the system does not tell.
pub fn cpu_seconds(task: &mut impl FnMut()) -> f64 {
    let (wall, before) = (Instant::now(), cpu());
    task();
    match (before, cpu()) {
        (Some(before), Some(after)) => (after - before) as f64 / 1e9,
        _ => wall.elapsed().as_secs_f64(),
    }
}

/// Nanoseconds that this thread has run.
fn cpu() -> Option<u64> {
    // The count is brought up to date when the scheduler looks at the thread.
    std::thread::yield_now();
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// A bar as the table has it; a dash where there is none.
fn shown(bar: f64) -> String {
    if bar.is_nan() { "-".to_owned() } else { format!("{bar:.4}") }
}
