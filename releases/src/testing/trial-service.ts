import { join } from 'node:path';
import { createHttpSource } from '../sources/http-source.ts';
import { startRegistry } from '../start-registry.ts';
import { openTrialRegistry } from './trial-registry.ts';

/** A registry over HTTP with one live release, `mf-trial 1.0.0+aa`, on this machine's clock. */
export async function openTrialService() {
  const trial = openTrialRegistry(new Date().toISOString());
  await trial.live({});
  const service = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0 });
  const lastSetFile = join(trial.folder, 'kept.json');
  return {
    trial,
    url: service.url,
    lastSetFile,
    /** A host's source over it. */
    source: (fetch = globalThis.fetch, channel = 'stable') =>
      createHttpSource({
        url: service.url,
        registryKey: trial.registry.registryKey,
        channel,
        lastSetFile: `${lastSetFile}.${channel}`,
        fetch,
      }),
    async close() {
      await service.close();
      trial.close();
    },
  };
}

export type TrialService = Awaited<ReturnType<typeof openTrialService>>;

/** Whoever asks without a visitor's id. */
export const anybody = { visitor: null, profile: 'web' } as const;
