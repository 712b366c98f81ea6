import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './create-app.ts';
import { ConfigError } from '@aylal/server';
import { readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { Deps } from '../platform/deps.ts';
import { optionalPartners, requiredPartners } from './outside-parties.ts';
import { productionEnvironment } from '../testing/production-environment.ts';
import { openTestDatabase } from '../testing/provider-fixture.ts';

describe('What handlers and jobs share', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aylal-deps-'));
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.database.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const open = (env: Readonly<Record<string, string>>): Promise<Deps> =>
    createDeps(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }), database.database);

  it('[REL-10] closes the connections to every supplier, trips and cars included', async () => {
    const bank = { BEDBANK_URL: 'http://127.0.0.1:1', BEDBANK_KEY: 'k', BEDBANK_SECRET: 's' };
    const deps = await open({ NODE_ENV: 'test', SANDBOX: 'on', ...bank });
    const app = await createApp(deps);
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await deps.trips.supplier.trips()).not.toEqual([]);
    await deps.close();
    const asks = [
      deps.trips.supplier.trips(),
      deps.transports.supplier.transports(),
      deps.buses.supplier.network(),
      deps.trains.supplier.network(),
      deps.hotels.supplier.findBooking('R'),
      deps.companies.find('1234567'),
    ];
    for (const ask of asks)
      await expect(ask).rejects.toMatchObject({ key: expect.stringMatching(/^UND_ERR_(CLOSED|DESTROYED)$/) });
    await app.close();
  });

  const { NODE_ENV, PUBLIC_URL, HOST_KEY } = productionEnvironment;

  it('refuses to start in production without partners, and names every variable', async () => {
    const production = readConfig({ NODE_ENV, PUBLIC_URL, HOST_KEY, NOT_OFFERED: 'trains, card' });
    const refused = createDeps(production, database.database);
    await expect(refused).rejects.toThrow(ConfigError);
    const message = await refused.catch((error: unknown) => String(error));
    const needed = optionalPartners.filter(({ offers }) => offers !== 'trains' && offers !== 'card');
    for (const { offers, address } of needed)
      expect(message).toContain(`${address} is needed in production, or ${offers} in NOT_OFFERED`);
    for (const { address } of requiredPartners) expect(message).toContain(`${address} is needed in production`);
    expect(message).toContain('BEDBANK_URL is needed in production, or hotels in NOT_OFFERED');
    expect(message).not.toContain('TRAIN_URL');
    expect(message).not.toContain('CARD_URL');
  });

  it('has nobody of the sandbox in production: no payout, no airline, no hotel, no timetable', async () => {
    const deps = await open(productionEnvironment);
    const ticket = { reference: 'R', offer: { key: 'k', trips: [], total_fare: 0 }, travellers: 1 };
    const contact = { email: 'a@example.mn', dialCode: '976', phone: '99112233' };
    const booking = { ...ticket, booker: 'b', quoteRef: 'Q', people: [], contact };
    expect(await deps.payout.holderOf('050000', '5005001234')).toEqual({ kind: 'silent' });
    expect(
      await deps.payout.pay({ reference: 'R', bank: '050000', account: '1', holder: 'A B', amount: 250_000 }),
    ).toBe('silent');
    expect(await deps.airline.reserve(booking)).toEqual({ kind: 'silent' });
    expect(await deps.airline.issue(ticket)).toBeUndefined();
    expect(await deps.airline.refund({ ...ticket, whole: true, byAirline: false })).toEqual({ kind: 'silent' });
    expect(deps.hotels.catalogue.named()).toEqual([]);
    await expect(deps.hotels.supplier.findBooking('R')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(deps.flightServices()).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(deps.vehicles.fleet(0)).rejects.toThrow();
    const app = await createApp(deps);
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await status('/readyz')).toBe(200);
    expect(await status('/sandbox/outbox')).toBe(404);
    expect(await status('/sandbox/payouts/v1/transfer/1')).toBe(404);
    expect(await status('/api/airports/?text=ulaanbaatar')).toBe(503);
    await app.close();
    await deps.close();
  });
});
