import type { ReleaseSet, ResolvedRelease } from '@aylal/releases';
import type { BootDocument, RenderedFacts } from '../../remotes/boot-document.ts';
import { contributedTo, lentOn, type LentOn } from './host-pages.ts';
import type { MatchedPage } from './match-page.ts';

/** Which releases render a page on the server, and the slot contributions that are in it. */
export interface RenderedBy {
  readonly releases: Readonly<Record<string, ResolvedRelease>>;
  readonly parts: RenderedFacts['parts'];
}

/** Null when the page is one for the browser: a customer's own, or one whose remote brings no server build. */
export function renderedBy(
  set: ReleaseSet,
  page: MatchedPage | null,
  path: string,
  mode: BootDocument['mode'],
): RenderedBy | null {
  if (page) {
    const release = set.releases[page.remote];
    if (!page.route.server || !release?.record.server) return null;
    const contributed = contributedBy(set, contributedTo(set, page));
    return { ...contributed, releases: { [page.remote]: release, ...contributed.releases } };
  }
  return contributedBy(set, lentOn(set, path, mode));
}

function contributedBy(set: ReleaseSet, all: readonly LentOn[]): RenderedBy {
  const contributed = all.filter(({ remote, server }) => server && set.releases[remote]?.record.server);
  return {
    releases: Object.fromEntries(
      contributed.flatMap(({ remote }) => {
        const release = set.releases[remote];
        return release ? [[remote, release] as const] : [];
      }),
    ),
    parts: contributed.map(({ remote, id }) => [remote, id] as const),
  };
}
