/** A data folder on which no shop can start, in one sentence: which folder, what was found, what to do. */
export class DataFolderError extends Error {
  constructor(folder: string, found: string, remedy: string, cause?: unknown) {
    super(`The data folder ${folder} ${found}: ${remedy}`, { cause });
    this.name = 'DataFolderError';
  }
}

const OTHER_FOLDER = 'or set DATA_DIR to another folder';

const NO_ROOM = ['is on a disk that is full', `make room on it ${OTHER_FOLDER}`] as const;

/** The sentence for an operator about each error of the file system. */
const sentences: Readonly<Record<string, readonly [found: string, remedy: string]>> = {
  EROFS: ['is on a file system that is read-only', `mount it for writing ${OTHER_FOLDER}`],
  EACCES: ['cannot be written by the user of this process', `make it belong to that user ${OTHER_FOLDER}`],
  EPERM: ['does not belong to the user of this process', `make it belong to that user ${OTHER_FOLDER}`],
  EEXIST: ['cannot be made, because a file has its name', `move the file away ${OTHER_FOLDER}`],
  ENOTDIR: ['cannot be made, because a part of its path is a file', `move the file away ${OTHER_FOLDER}`],
  ENOSPC: NO_ROOM,
  EDQUOT: ['is over the quota of the user of this process', `make room ${OTHER_FOLDER}`],
};

/** The error of the file system as a `DataFolderError`; any other error as it is. */
export function asDataFolderError(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentences[code];
  return sentence ? new DataFolderError(folder, ...sentence, error) : error;
}

/** The same for files of a database that are there and cannot be used. */
export function damagedFolder(folder: string, found: string, cause?: unknown): DataFolderError {
  return new DataFolderError(
    folder,
    `is damaged (${found})`,
    `restore it from a copy ${OTHER_FOLDER}; starting again does not mend it`,
    cause,
  );
}

/** The same where the disk is full and the engine ended without a word about it. */
export function fullDisk(folder: string, cause?: unknown): DataFolderError {
  const [found, remedy] = NO_ROOM;
  return new DataFolderError(folder, found, remedy, cause);
}
