import { constants } from 'node:os';
import { endChildren } from './children.ts';
import { openRunFolder, removeRunFolder } from './run-folder.ts';
import { whenOrphaned } from './when-orphaned.ts';

/** However this process ends, its children end first and its temporary files are removed. A service that is asked to end has ended well; unfinished work has not. */
export function leaveNothingBehind({ isService }: { readonly isService: boolean }): void {
  const folder = openRunFolder();
  process.once('exit', () => removeRunFolder(folder));
  const end = (code: number) => void endChildren().then(() => process.exit(code));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => end(isService ? 0 : 128 + constants.signals[signal]));
  whenOrphaned(() => end(1));
}
