import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FirstSightSent } from '@aylal/shell/host';

/** A page up to what comes later, and what stands behind that. */
export interface TextSight {
  readonly html: string;
  readonly tail: string;
}

/** A boundary that waits, with nothing in its place; what React sends for it at the end; and the clock by which a browser would show that. */
const waiting = '<!--$?-->';
const place = `${waiting}<template id="B:0"></template><!--/$-->`;
const late = /^<div hidden id="S:0">(.*)<\/div><script>.*<\/script>$/s;
const clock = /<script>[^<]*<\/script>$/;

/**
 * Renders everything, then gives it: a page that fails halfway can still be left to the browser. Boundaries stay in their places whatever their size, so
 * that the page is whole without a script. Rejects with the first thing that throws.
 *
 * `first` is told what stands around the part that waits for `sent`, before that part is rendered; the text begins with it. React would send such a part
 * behind the page, for a script to put in its place.
 */
export function renderToText(
  render: (sent: FirstSightSent) => ReactNode,
  first: (sight: TextSight) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const told = Promise.withResolvers<void>();
    const decoder = new TextDecoder();
    let waits = false;
    let sight: TextSight | null = null;
    let text = '';
    // As much of a stream as React uses; Node's own needs what a sealed thread has given up.
    const sink = {
      write(chunk: string | Uint8Array) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
        return true;
      },
      end() {
        text += decoder.decode();
        const part = sight ? late.exec(text)?.[1] : null;
        if (part === undefined) reject(new Error('what comes later did not come as one part'));
        else resolve(sight ? `${sight.html}<!--$-->${part}<!--/$-->${sight.tail}` : text);
      },
      destroy: reject,
      on() {},
    };
    const sent = () => {
      waits = true;
      return told.promise;
    };
    const stream = renderToPipeableStream(render(sent), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (waits) queueMicrotask(tellFirst);
      },
      onAllReady() {
        if (!waits) stream.pipe(sink as unknown as NodeJS.WritableStream);
      },
      onError: reject,
    });

    function tellFirst() {
      stream.pipe(sink as unknown as NodeJS.WritableStream);
      const [html, tail] = text.replace(clock, '').split(place);
      if (html === undefined || tail === undefined || tail.includes(waiting))
        return reject(new Error('not one part of the page comes later'));
      text = '';
      sight = { html, tail };
      first(sight);
      told.resolve();
    }
  });
}
