import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders everything, then gives it: a page that fails halfway can still be left to the browser. Boundaries stay in their places whatever their size, so
 * that the page is whole without a script. Rejects with the first thing that throws.
 */
export function renderToText(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder();
    let text = '';
    // As much of a stream as React uses; Node's own needs what a sealed thread has given up.
    const sink = {
      write(chunk: string | Uint8Array) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
        return true;
      },
      end: () => resolve(text + decoder.decode()),
      destroy: reject,
      on() {},
    };
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink as unknown as NodeJS.WritableStream),
      onError: reject,
    });
  });
}
