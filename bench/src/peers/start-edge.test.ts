import { createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { packFile } from './packed-file.ts';
import { startEdge } from './start-edge.ts';

const pageText = 'a page that is worth packing '.repeat(50);

describe('The edge in front of a peer', () => {
  const open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  async function startServer(say: string): Promise<string> {
    const server = createServer((request, response) => {
      response.setHeader('x-asked-for', String(request.headers['accept-encoding']));
      response.end(`${say} ${request.url} ${pageText}`);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    open.push(() => server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  it('answers what it keeps in brotli, for every query', async () => {
    const packedFiles = new Map([
      ['/page', packFile('page.html', Buffer.from(pageText), { 'cache-control': 'no-store' })],
    ]);
    const edge = await startEdge({
      packedFiles,
      product: await startServer('product'),
      headers: { 'x-content-type-options': 'nosniff' },
    });
    open.push(edge.close);
    const answer = await fetch(`${edge.url}/page?a=1`);
    expect(await answer.text()).toBe(pageText);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(pageText.length / 2);
  });

  it('packs the pages of the peer itself, and leaves the rest to the product', async () => {
    const pages = await startServer('peer');
    const edge = await startEdge({ packedFiles: new Map(), pages, product: await startServer('product'), headers: {} });
    open.push(edge.close);
    const page = await fetch(`${edge.url}/mn/flights`);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('x-asked-for')).toBe('identity');
    expect(await page.text()).toContain('peer /mn/flights');
    const read = await fetch(`${edge.url}/api/flight?a=1`);
    expect(read.headers.get('content-encoding')).toBeNull();
    expect(await read.text()).toContain('product /api/flight?a=1');
  });
});

describe('packFile', () => {
  it('packs what gets smaller, and only that', () => {
    const packed = packFile('a.js', Buffer.from(pageText), {});
    expect(brotliDecompressSync(packed.body).toString()).toBe(pageText);
    expect(packFile('a.js', Buffer.from('a'), {})).toMatchObject({ body: Buffer.from('a') });
  });
});
