// Preloaded by `--import …?starter=<pid>` into the Node programs that the tools start, each of which leads a process group.
import { whenOrphaned } from './when-orphaned.ts';

const starter = Number(new URL(import.meta.url).searchParams.get('starter'));

whenOrphaned(() => process.kill(0, 'SIGTERM'), starter);
