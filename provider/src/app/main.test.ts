import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { bookingOf, quotes, signUp } from '../testing/process-customer.ts';
import { processEnvironment, startProviderProcess } from '../testing/provider-process.ts';
import type { ServiceProcess } from '../testing/service-process.ts';

const passenger = (number: number) => ({
  last_name: 'Bold',
  first_name: 'Dulmaa',
  gender: 'F',
  birthday: '1990-05-17',
  nationality: 'MN',
  document_number: `E${1_000_000 + number}`,
});

describe('The process', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess | undefined;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => drop());

  it('[REL-7] after kill -9 in the middle of writes has every acknowledged one and no half booking, and is ready within 10 s', async () => {
    provider = await startProviderProcess(env);
    const { url } = provider;
    const headers = await signUp(url, 'hammer@example.mn');
    const offered = await quotes(url, 60);
    const book = async (at: string, number: number): Promise<{ status: number; ref: string } | null> => {
      const key = { 'idempotency-key': `hammer-booking-${number}` };
      const body = bookingOf(offered[number % offered.length] ?? '', number);
      const response = await fetch(`${at}/api/flight/v4/rest/confirm/`, {
        method: 'POST',
        headers: { ...headers, ...key },
        body,
      });
      const { result } = (await response.json()) as { result: { ref_number: string } };
      return { status: response.status, ref: result.ref_number };
    };
    const saved: string[] = [];
    const booked = new Map<number, string>();
    let next = 0;
    const hammering = { stopped: false };
    const writers = Array.from({ length: 8 }, async () => {
      while (!hammering.stopped && next < 120) {
        const number = (next += 1);
        if (number % 2 === 0) {
          const body = JSON.stringify(passenger(number));
          const response = await fetch(`${url}/api/user/v1/passenger/`, { method: 'POST', headers, body }).catch(
            () => null,
          );
          const answer = response?.status === 201 ? await response.json().catch(() => null) : null;
          if (answer) saved.push((answer as { result: { id: string } }).result.id);
        } else {
          const answer = await book(url, number).catch(() => null);
          if (answer?.status === 200) booked.set(number, answer.ref);
        }
      }
    });
    while (saved.length < 15 || booked.size < 15) await wait(5);
    await provider.stop('SIGKILL');
    hammering.stopped = true;
    await Promise.all(writers);

    const start = performance.now();
    provider = await startProviderProcess(env);
    expect((await fetch(`${provider.url}/readyz`)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(10_000);
    const list = await fetch(`${provider.url}/api/user/v1/passenger/`, { headers });
    const { result } = (await list.json()) as { result: { id: string }[] };
    expect(result.map(({ id }) => id)).toEqual(expect.arrayContaining(saved));
    for (const [number, ref] of booked) {
      expect((await fetch(`${provider.url}/api/order/v1/detail/flight/${ref}/`, { headers })).status).toBe(200);
      expect(await book(provider.url, number)).toEqual({ status: 200, ref });
    }
    const ledger = (await (await fetch(`${provider.url}/ledger/check`)).json()) as {
      checks: { name: string; ok: boolean }[];
    };
    expect(ledger.checks.filter(({ ok }) => !ok)).toEqual([]);
  }, 90_000);

  it('[REL-10] on SIGTERM is not ready first, finishes what is in flight, and exits with 0', async () => {
    provider = await startProviderProcess({ ...env, DRAIN_DELAY_MS: '700' });
    const { url } = provider;
    const fault = { operation: 'get-session', kind: 'slow', delay_ms: 1_500, times: 1 };
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const inFlight = fetch(`${url}/api/user/v1/me`);
    await wait(200);
    const exit = provider.stop('SIGTERM');
    await wait(200);
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ reason: 'shutting down' });
    expect((await inFlight).status).toBe(401);
    const answered = performance.now();
    expect(await exit).toBe(0);
    expect(performance.now() - answered).toBeLessThan(3_000);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }, 30_000);

  it('[OPS-1] refuses to start with a bad value, naming the variable', async () => {
    await expect(startProviderProcess({ ...env, PUBLIC_URL: 'nowhere' })).rejects.toThrow('PUBLIC_URL');
    await expect(startProviderProcess({ ...env, NODE_ENV: 'production' })).rejects.toThrow('SANDBOX');
  }, 30_000);

  it('[OPS-4] checks the ledger of a live system and of one that is down, and compares a day with the partner', async () => {
    const run = (program: string, over: Record<string, string>, ...args: string[]) =>
      spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
        env: { PATH: process.env['PATH'], ...env, ...over },
        encoding: 'utf8',
      });
    const check = (over: Record<string, string>) => run('./commands/check-ledger.ts', over);
    const reconcile = (over: Record<string, string>) => run('./commands/reconcile.ts', over);
    provider = await startProviderProcess(env);
    const live = check({ PROVIDER_PORT: new URL(provider.url).port });
    expect([live.status, JSON.parse(live.stdout).ok]).toEqual([0, true]);
    const compared = reconcile({ PROVIDER_PORT: new URL(provider.url).port });
    expect([compared.status, compared.stdout]).toEqual([
      0,
      expect.stringMatching(/^day,partner,.*\r\n.*,total,,,0,0\r\n$/),
    ]);
    const transfers = (...args: string[]) =>
      run('./commands/transfers.ts', { PROVIDER_PORT: new URL(provider?.url ?? '').port }, ...args);
    expect([transfers().status, transfers().stdout]).toEqual([0, '[]\n']);
    expect(transfers('assign', '1', 'AYL-99999999')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('never asked'),
    });
    expect(
      (await fetch(`${provider.url}/ledger/check`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    ).toBe(404);
    await provider.stop('SIGTERM');
    const down = check({});
    expect([down.status, JSON.parse(down.stdout).ok]).toEqual([0, true]);
    expect(reconcile({}).status).toBe(2);
    const none = check({ DATABASE_URL: 'pglite:/nowhere/at/all' });
    expect([none.status, JSON.parse(none.stdout).ok]).toEqual([2, false]);
    // Eight processes one after the other.
  }, 120_000);
});
