import { serveReleases, type ReleaseSource } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { injectFault } from './inject-fault.ts';
import { releaseFault, type ReleaseFaults } from './release-faults.ts';

export interface ReleaseFilesOptions {
  readonly source: ReleaseSource;
  readonly faults: ReleaseFaults;
  /** Folder of releases; with a registry elsewhere, which serves its own files, there is none. */
  readonly folder: string | undefined;
  readonly sandbox: boolean;
}

/** The files of releases, and in the sandbox the faults that are played on them. */
export async function addReleases(app: FastifyInstance, options: ReleaseFilesOptions): Promise<void> {
  const { faults, sandbox } = options;
  if (options.folder) await addReleaseFiles(app, options, 'first');
  if (!sandbox) return;
  app.get('/sandbox/remote-faults', async () => faults.list());
  app.put('/sandbox/remote-faults', async (request, reply) => {
    const wanted = v.safeParse(v.array(releaseFault), request.body);
    if (!wanted.success) return reply.code(400).send({ message: wanted.issues[0].message });
    faults.set(wanted.output);
    return faults.list();
  });
}

/** The files alone, as one of the two origins serves them. */
export async function addReleaseFiles(
  app: FastifyInstance,
  { source, faults, folder = '', sandbox }: ReleaseFilesOptions,
  origin: 'first' | 'second',
): Promise<void> {
  await app.register(async (files) => {
    if (sandbox)
      files.addHook('onRequest', (request, reply, done) => {
        const set = source.resolve({ visitor: null, profile: 'web' });
        if (!injectFault(request, reply, { faults, set, folder, origin })) done();
      });
    await serveReleases(files, { folder, prefix: '/releases/' });
  });
}
