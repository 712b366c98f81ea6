import type { ReleaseSource } from '@aylal/releases';
import { profilesOf } from '../pages/profile-of.ts';

/** The source of a host of the office, or of the shop: each serves its own profiles alone, whatever cookie a browser sends. */
export function sourceFor(source: ReleaseSource, { office }: { readonly office: boolean }): ReleaseSource {
  return {
    ...source,
    profiles: () => profilesOf(source).filter(({ layout }) => (layout === 'office') === office),
  };
}
