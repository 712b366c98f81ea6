/** Whether the disk below a database has room, as its own statements find out (OPS-3). */
export interface DiskWatch {
  /** True from the first statement that found no room until a trial could write again. */
  readonly isFull: boolean;
  /** Called once when the disk is full and once when it has room again. Answers the function that ends it. */
  onChange(listener: (isFull: boolean) => void): () => void;
}

interface WatchedDisk extends DiskWatch {
  /** For every error of a statement; only those for want of room count. */
  note(error: unknown): void;
  close(): void;
}

/** SQLSTATE of a full disk, and what the file system itself says: full, or the quota of this user is used up. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a failure is for want of room on the disk: nothing of what was asked has been done. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code));
}

const TRIAL_EVERY_MS = 2_000;

/** While the disk is full, `trial` writes and undoes something now and then; what it throws means that there is no room yet. */
export function watchDisk(trial: () => Promise<void>): WatchedDisk {
  const listeners = new Set<(isFull: boolean) => void>();
  let timer: NodeJS.Timeout | undefined;
  const change = (isFull: boolean) => {
    for (const listener of listeners) listener(isFull);
  };
  const tryAgain = () => {
    timer = setTimeout(async () => {
      const hasRoom = await trial().then(
        () => true,
        () => false,
      );
      if (!timer) return;
      if (!hasRoom) return tryAgain();
      timer = undefined;
      change(false);
    }, TRIAL_EVERY_MS).unref();
  };
  return {
    get isFull() {
      return timer !== undefined;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (error) => {
      if (timer || !isDiskFull(error)) return;
      tryAgain();
      change(true);
    },
    close: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
