import type { ChannelDocument, References } from '../documents/channel-document.ts';

/** Releases that one promotion brought to everybody and that are live still, and the revision that was live before. */
export interface FreshSet {
  readonly revision: number;
  readonly releases: References;
  readonly replaced: { readonly revision: number; readonly releases: References };
}

/** How long a release is watched after it has come to everybody. */
export const watchMs = 3_600_000;

/** What was promoted to everybody within the last hour in place of another release. The head of a channel holds at least that time. */
export function freshSets({ revisions }: Pick<ChannelDocument, 'revisions'>, now: Date): readonly FreshSet[] {
  const present = revisions.at(-1)?.releases ?? {};
  return revisions.flatMap((one, index): FreshSet[] => {
    const before = revisions[index - 1];
    if (!before || one.act !== 'promote' || now.getTime() - Date.parse(one.at) >= watchMs) return [];
    const moved = Object.entries(one.releases).filter(
      ([remote, { digest }]) =>
        before.releases[remote] !== undefined &&
        before.releases[remote].digest !== digest &&
        present[remote]?.digest === digest,
    );
    if (moved.length === 0) return [];
    return [{ revision: one.revision, releases: Object.fromEntries(moved), replaced: before }];
  });
}
