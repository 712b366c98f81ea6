import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment, startProviderProcess } from '../provider-process.ts';
import { signUp } from '../process-customer.ts';
import { startServiceProcess, type ServiceProcess } from '../service-process.ts';
import { faultsAfter } from './check-drill.ts';
import { runCustomer } from './drill-customer.ts';
import { settle } from './settle.ts';
import { writeVersionBefore } from './version-before.ts';

describe('While a version is deployed', () => {
  it('[REL-9] the one before and this one sell from one database, and neither loses or doubles anything', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aylal-before-'));
    const { env, drop } = await processEnvironment();
    const shared = { ...env, ENCRYPTION_KEY: randomBytes(32).toString('hex'), RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    const running: ServiceProcess[] = [];
    try {
      const program = await writeVersionBefore(folder);
      const before = await startServiceProcess([program], { PROVIDER_PORT: '0', SANDBOX: 'on', ...shared });
      running.push(before);
      const headers = [
        await signUp(before.url, 'before-1@example.mn'),
        await signUp(before.url, 'before-2@example.mn'),
      ];
      const state = { isOver: false };
      const booked: [number, number] = [0, 0];
      const drilled = (customer: 0 | 1, urls: readonly [string, string]) => ({
        urls,
        outcomes: {},
        isOver: () => state.isOver,
        onBooked: () => void (booked[customer] += 1),
      });
      const early = runCustomer(0, headers[0] ?? {}, drilled(0, [before.url, before.url]));
      const now = await startProviderProcess(shared);
      running.push(now);
      const both = runCustomer(1, headers[1] ?? {}, drilled(1, [before.url, now.url]));
      const until = performance.now() + 60_000;
      // Whoever was there first books on while this version changes the schema.
      while (Math.min(...booked) < 15 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 100));
      state.isOver = true;
      const customers = await Promise.all([early, both]);
      await settle(now.url);
      expect(customers.every(({ bookings }) => bookings.size > 3)).toBe(true);
      expect(await faultsAfter(now.url, env['DATABASE_URL'] ?? '', customers)).toEqual([]);
      expect(await faultsAfter(before.url, env['DATABASE_URL'] ?? '', customers)).toEqual([]);
    } finally {
      await Promise.all(running.map((one) => one.stop('SIGKILL')));
      await drop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
