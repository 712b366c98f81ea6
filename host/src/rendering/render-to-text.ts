import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FirstSightSent } from '@aylal/shell/host';
import { inOrder, latePlace } from './inline-suspense-chunks.ts';

/** A page up to what comes later, and what is behind that. */
export interface TextSight {
  readonly html: string;
  readonly tail: string;
}

/** By it a browser would know when to show what comes late. */
const clock = /<script>[^<]*<\/script>$/;

/**
 * Renders everything, then gives it: a page that fails halfway can still be left to the browser. Boundaries stay in their places whatever their size, so
 * that the page is whole without a script. Rejects with the first thing that throws.
 *
 * `first` is told what is before a part that waits for `sent`, and behind it, before that part is rendered; the text begins with the former. React sends
 * such a part behind the page, for a script to put in its place; here it comes in its place.
 */
export function renderToText(
  render: (sent: FirstSightSent) => ReactNode,
  first: (sight: TextSight) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const finished = Promise.withResolvers<void>();
    const decoder = new TextDecoder();
    let waits = false;
    let shell: string | null = null;
    let text = '';
    // As much of a stream as React uses; Node's own needs what a sealed thread has given up.
    const sink = {
      write(chunk: string | Uint8Array) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
        return true;
      },
      end() {
        text += decoder.decode();
        try {
          resolve(shell === null ? text : inOrder(shell, text));
        } catch (error) {
          reject(error);
        }
      },
      destroy: reject,
      on() {},
    };
    const sent = () => {
      waits = true;
      return finished.promise;
    };
    const stream = renderToPipeableStream(render(sent), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (waits) queueMicrotask(sendFirst);
      },
      onAllReady() {
        if (!waits) stream.pipe(sink as unknown as NodeJS.WritableStream);
      },
      onError: reject,
    });

    function sendFirst() {
      stream.pipe(sink as unknown as NodeJS.WritableStream);
      shell = text.replace(clock, '');
      text = '';
      const start = startOfRest(shell);
      if (start < 0) return reject(new Error('nothing stands around what comes later'));
      first({ html: shell.slice(0, start), tail: shell.slice(start) });
      finished.resolve();
    }
  });
}

/**
 * Where a page that is not whole may be cut; -1 when nothing in it comes later. What `noscript` holds may come late too, and a browser with scripts reads all of
 * that as text: the styles that follow the cut would be lost.
 */
function startOfRest(shell: string): number {
  const late = shell.indexOf(latePlace);
  const before = shell.slice(0, Math.max(late, 0));
  const opened = before.lastIndexOf('<noscript');
  return opened > before.lastIndexOf('</noscript') ? opened : late;
}
