import { arrivalLimits } from '@aylal/server';
import Fastify from 'fastify';
import { addReleaseFiles, type ReleaseFilesOptions } from './add-releases.ts';

export interface SecondOrigin {
  /** Folder of all releases, with a final slash. */
  readonly files: string;
  close(): Promise<void>;
}

export interface SecondOriginOptions {
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  /** How long a request may take to arrive (REL-11); 30 s when left out. */
  readonly arrivalMs?: number;
}

/**
 * The files of releases once more at a free port of this machine: another origin to a browser, with connections of its own, so that a first one that hangs takes
 * nothing with it (federation.md §1). Null where files lie elsewhere, or browsers come by another way than this machine's own port.
 */
export async function openSecondOrigin(
  files: ReleaseFilesOptions,
  { publicUrl, host, port, arrivalMs }: SecondOriginOptions,
): Promise<SecondOrigin | null> {
  const reached = new URL(publicUrl);
  if (!files.folder || reached.protocol !== 'http:' || (reached.port || '80') !== String(port)) return null;
  const app = Fastify({ logger: false, ...arrivalLimits(arrivalMs), return503OnClosing: false });
  await addReleaseFiles(app, files, 'second');
  await app.listen({ host, port: 0 });
  const bound = app.server.address();
  reached.port = String(typeof bound === 'object' && bound ? bound.port : '');
  return {
    files: `${reached.origin}/releases/`,
    async close() {
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
    },
  };
}
