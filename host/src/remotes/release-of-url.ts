import type { BootDocument } from './boot-document.ts';
import { sharedName } from './shared-folder.ts';

/**
 * Whose file an address or a stack frame names, at any origin; undefined when it is no release's that this page knows. A file that releases share is the present one's: the
 * last good one runs out of its own folder alone.
 */
export function releaseAt(
  address: string,
  releases: BootDocument['releases'],
): { readonly id: string; readonly release: string } | undefined {
  return Object.entries(releases)
    .flatMap(([id, { version, lastGood }]) => {
      const isIn = (folder: string) => address.includes(`/${id}/${folder}/`);
      if (isIn(version) || isIn(sharedName)) return [{ id, release: version }];
      return lastGood && isIn(lastGood.version) ? [{ id, release: lastGood.version }] : [];
    })
    .at(0);
}
