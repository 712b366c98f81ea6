import { Socket } from 'node:net';

/**
 * Sends what was corked as one buffer. A statement is four or five small messages, and handing them to the system one by one costs twice as much as
 * copying them together.
 */
export class JoiningSocket extends Socket {
  override _writev(
    chunks: readonly { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    const parts = chunks.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    // Node's own name for "no text", which its types leave out.
    this._write(Buffer.concat(parts), 'buffer' as BufferEncoding, done);
  }
}
