import { shellContractVersion, type Descriptor } from '@aylal/shell/descriptor';
import type { Profile, ReleaseReference, ReleaseSet, ReleaseSource } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import type { BootDocument } from '../../remotes/boot-document.ts';
import { refusalOf } from '../proxy/refusals.ts';
import { modeOf, profilesOf } from './profile-of.ts';

/** Where a release lies for a page of any origin, and the hash of its `release.json`. */
interface PublicPointer extends ReleaseReference {
  /** Absolute, with a final slash. */
  readonly base: string;
}

/** The boot document for hosts that are not ours: what the pages of a profile register, the same for every visitor. */
export interface PublicBoot {
  /** Version of the shell contract that our own host offers; a remote names the range that it needs. */
  readonly contract: string;
  readonly profile: string;
  /** What remotes get to know of the frame around them. */
  readonly mode: BootDocument['mode'];
  /** Only grows while releases move. */
  readonly revision: number;
  readonly releases: Readonly<Record<string, PublicPointer & { readonly lastGood?: PublicPointer }>>;
  readonly descriptors: readonly Descriptor[];
}

/** `/boot/<profile>.json`: stable releases without shares, readable from any origin. A rollback reaches other hosts within the half minute that it is kept. A profile that this host does not serve is not found. */
export function addPublicBoot(
  app: FastifyInstance,
  { source, publicUrl }: { source: ReleaseSource; publicUrl: string },
): void {
  app.get<{ Params: { profile: string } }>('/boot/:profile(^[a-z0-9-]+).json', async ({ params }, reply) => {
    const profile = profilesOf(source).find(({ name }) => name === params.profile);
    if (!profile)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(refusalOf(404, 'not-found', 'en'));
    reply
      .header('cache-control', 'public, max-age=30')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return publicBoot(source.resolve({ visitor: null, profile: profile.name }), profile, publicUrl);
  });
}

function publicBoot({ revision, releases }: ReleaseSet, profile: Profile, publicUrl: string): PublicBoot {
  const pointer = ({ version, digest, base }: PublicPointer): PublicPointer => ({
    version,
    digest,
    base: new URL(base, publicUrl).href,
  });
  return {
    contract: shellContractVersion,
    profile: profile.name,
    mode: modeOf(profile),
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
