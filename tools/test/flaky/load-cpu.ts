// Keeps every core of this machine busy until it is ended, one thread each.
import { availableParallelism } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';

if (isMainThread) Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)));
else for (;;);
