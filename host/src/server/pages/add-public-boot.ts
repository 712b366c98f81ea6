import { shellContractVersion, type Descriptor } from '@aylal/shell/descriptor';
import type { ReleaseReference, ReleaseSet, ReleaseSource } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';

/** Where a release lies for a page of any origin, and the hash of its `release.json`. */
interface PublicPointer extends ReleaseReference {
  /** Absolute, with a final slash. */
  readonly base: string;
}

/** The boot document for hosts that are not ours: what the pages of a mode register, the same for every visitor. */
export interface PublicBoot {
  /** Version of the shell contract that our own host offers; a remote names the range that it needs. */
  readonly contract: string;
  readonly mode: 'web' | 'emongolia';
  /** Only grows while releases move. */
  readonly revision: number;
  readonly releases: Readonly<Record<string, PublicPointer & { readonly lastGood?: PublicPointer }>>;
  readonly descriptors: readonly Descriptor[];
}

/** `/boot/web.json` and `/boot/emongolia.json`: stable releases without shares, readable from any origin. A rollback reaches other hosts within the half minute that it is kept. */
export function addPublicBoot(
  app: FastifyInstance,
  { source, publicUrl }: { source: ReleaseSource; publicUrl: string },
): void {
  for (const mode of ['web', 'emongolia'] as const) {
    app.get(`/boot/${mode}.json`, async (_request, reply) => {
      reply
        .header('cache-control', 'public, max-age=30')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      return publicBoot(source.resolve({ visitor: null, mode }), mode, publicUrl);
    });
  }
}

function publicBoot({ revision, releases }: ReleaseSet, mode: PublicBoot['mode'], publicUrl: string): PublicBoot {
  const pointer = ({ version, digest, base }: PublicPointer): PublicPointer => ({
    version,
    digest,
    base: new URL(base, publicUrl).href,
  });
  return {
    contract: shellContractVersion,
    mode,
    revision,
    releases: Object.fromEntries(
      Object.entries(releases).map(([id, release]) => [
        id,
        { ...pointer(release), ...(release.lastGood ? { lastGood: pointer(release.lastGood) } : {}) },
      ]),
    ),
    descriptors: Object.values(releases).map(({ record }) => record.descriptor),
  };
}
