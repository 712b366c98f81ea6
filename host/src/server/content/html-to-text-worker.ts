import { textOfHtml } from '@aylal/html';
import { parentPort } from 'node:worker_threads';

// The provider's HTML is read here and nowhere on the thread that serves pages (WEB-3).
parentPort?.on('message', ({ id, html }: { id: number; html: readonly string[] }) =>
  parentPort?.postMessage({ id, results: html.map(textOfHtml) }),
);
