import type { BootDocument } from './boot-document.ts';

/** Whose file an address or a stack frame names, at any origin; undefined when it is no release's that this page knows. */
export function releaseAt(
  address: string,
  releases: BootDocument['releases'],
): { readonly id: string; readonly release: string } | undefined {
  return Object.entries(releases)
    .flatMap(([id, release]) => [release, release.lastGood].flatMap((one) => (one ? { id, release: one.version } : [])))
    .find(({ id, release }) => address.includes(`/${id}/${release}/`));
}
