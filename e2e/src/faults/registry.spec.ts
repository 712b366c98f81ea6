import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { openFolderRegistry, startRegistry } from '@aylal/releases';
import { startHost } from '../fixtures/host-process.ts';
import { dataFolder, publishSecondRelease } from '../fixtures/second-release.ts';

const remote = 'mf-account';

/** The release that a new page gets. */
async function releaseOf(request: APIRequestContext, origin = ''): Promise<string | undefined> {
  const answer = await request.get(`${origin}/boot/releases/${remote}`);
  return answer.ok() ? ((await answer.json()) as { version: string }).version : undefined;
}

test('[MFE-8] a rollback of one remote reaches new page loads within 60 seconds, without a build', async ({
  request,
}) => {
  const { present, lastGood } = await publishSecondRelease(remote);
  await expect.poll(() => releaseOf(request), { timeout: 60_000 }).toBe(present);
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const goBack = async (to: string | null) => {
    const after = (await registry.status('stable')).present?.revision ?? 0;
    const act = {
      act: 'rollback-remotes',
      channel: 'stable',
      remotes: [remote],
      to,
      after,
      reason: 'it broke',
    } as const;
    return registry.act(await registry.sign({ ...act, at: new Date().toISOString() }));
  };
  const started = Date.now();
  await goBack(null);
  await expect.poll(() => releaseOf(request), { timeout: 60_000, intervals: [500] }).toBe(lastGood);
  expect(Date.now() - started).toBeLessThan(60_000);
  await goBack(present);
});

test('[MFE-3] a host serves pages while the registry is away, also from a cold start', async ({ request }) => {
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const service = await startRegistry({ registry, host: '127.0.0.1', port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'aylal-cold-'));
  const env = {
    DATA_DIR: folder,
    PROVIDER_URL: 'http://127.0.0.1:9',
    RELEASES_URL: service.url,
    RELEASES_KEY: registry.registryKey,
  };
  try {
    const first = await startHost(env);
    const release = await releaseOf(request, first.url);
    expect(release).toBeTruthy();
    await service.close();
    expect(await releaseOf(request, first.url)).toBe(release);
    await first.stop();
    const cold = await startHost(env);
    expect(await releaseOf(request, cold.url)).toBe(release);
    await cold.stop();
    // What was kept is believed because it is signed, not because it lies there.
    writeFileSync(join(folder, 'releases', 'last-set.json'), '{}');
    await expect(startHost(env)).rejects.toThrow('the host ended');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
