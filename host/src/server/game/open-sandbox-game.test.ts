/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { openSandboxGame } from './open-sandbox-game.ts';

const open = (publicUrl: string) =>
  openSandboxGame({
    publicUrl,
    host: '127.0.0.1',
    port: 39_180,
    frameAncestors: ['https://app.example'],
    arrivalMs: 200,
  });

describe("[WEB-5] The sandbox's game", () => {
  it('[PROD-05] is at an origin of its own, for our frames only, and talks to nobody but us', async () => {
    const game = await open('http://localhost:39180');
    expect(game?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const page = await fetch(game?.url ?? '');
    expect(await page.text()).toContain('data-shop="http://localhost:39180"');
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-ancestors http://localhost:39180 https://app.example');
    const script = await fetch(`${game?.url}game.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    await game?.close();
  });

  it('[REL-11] ends a client whose headers do not arrive', async () => {
    const game = await open('http://localhost:39180');
    const socket = connect(Number(new URL(game?.url ?? '').port), '127.0.0.1').resume();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    await game?.close();
  });

  it('finds another port where the next one is taken', async () => {
    const [first, second] = [await open('http://localhost:39180'), await open('http://localhost:39180')];
    expect(first?.url).not.toBe(second?.url);
    await first?.close();
    await second?.close();
  });

  it.each(['https://shop.example', 'http://localhost:8080'])('is not opened behind %s', async (publicUrl) => {
    expect(await open(publicUrl)).toBeNull();
  });
});
