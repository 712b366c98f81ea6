import { createServer, type Server } from 'node:http';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

let server: Server;
let gate: TcpGate;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  gate = await openTcpGate(() => (address && typeof address === 'object' ? address.port : 0));
});
afterEach(async () => {
  await gate.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What was answered, and after how many milliseconds. */
async function ask(mostMs = 5_000) {
  const start = performance.now();
  const text = await fetch(`http://127.0.0.1:${gate.port}`, { signal: AbortSignal.timeout(mostMs) }).then(
    (answer) => answer.text(),
    () => 'nothing',
  );
  return { text, ms: performance.now() - start };
}

describe('A wire of a drill', () => {
  it('passes everything on', async () => expect((await ask()).text).toBe('here'));

  it('that is cut tells nobody and lets nothing through; what waited goes on afterwards', async () => {
    const over = gate.cut(600);
    expect((await ask(200)).text).toBe('nothing');
    const late = ask();
    await over;
    expect((await late).text).toBe('here');
  });

  it('that is slow delivers each piece later, and is fast again afterwards', async () => {
    const over = gate.slow(500, 100);
    const { text, ms } = await ask();
    expect(text).toBe('here');
    // There and back.
    expect(ms).toBeGreaterThan(190);
    await over;
    expect((await ask()).text).toBe('here');
  });
});
