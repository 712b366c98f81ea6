const EVERY_MS = 1_000;

/** Acts when the process that started this one is gone: killed outright, it could not end its children itself. */
export function whenOrphaned(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, EVERY_MS);
  watch.unref();
}
