const EVERY_MS = 1_000;

/**
 * Acts when the process that started this one is gone: killed outright, it could not end its children itself. Who is given the pid of its `starter` also notices when that was gone
 * before this could look.
 */
export function whenOrphaned(act: () => void, starter?: number): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent && (starter === undefined || isAlive(starter))) return;
    clearInterval(watch);
    act();
  }, EVERY_MS);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // Nobody has this pid.
    return false;
  }
}
