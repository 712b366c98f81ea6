import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './create-app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { Deps } from './deps.ts';
import { openTestDatabase } from './testing/provider-fixture.ts';

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
    const deps = await open({ NODE_ENV: 'test', SANDBOX: 'on' });
    const app = await createApp(deps);
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await deps.trips.supplier.trips()).not.toEqual([]);
    await deps.close();
    const asks = [
      deps.trips.supplier.trips(),
      deps.transports.supplier.transports(),
      deps.buses.supplier.network(),
      deps.trains.supplier.network(),
      deps.companies.find('1234567'),
    ];
    for (const ask of asks)
      await expect(ask).rejects.toMatchObject({ key: expect.stringMatching(/^UND_ERR_(CLOSED|DESTROYED)$/) });
    await app.close();
  });
});
