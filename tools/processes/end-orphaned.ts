// Preloaded by `--import` into the Node programs that the tools start, each of which leads a process group.
import { whenOrphaned } from './when-orphaned.ts';

whenOrphaned(() => process.kill(0, 'SIGTERM'));
