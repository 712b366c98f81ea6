import type { Locale } from '@aylal/domain/language';
import type { Currency } from '@aylal/domain/money';
import type { Descriptor } from '@aylal/shell/descriptor';
import { shellContractVersion } from '@aylal/shell/descriptor';
import type { ReleaseSet, ResolvedRelease } from '@aylal/releases';
import { withUiRange } from '../../majors/with-ui-range.ts';
import type { BootDocument, BootRelease, CompactDescriptor } from '../../remotes/boot-document.ts';
import { contentsOf } from '../../remotes/read-release.ts';

export interface BootFacts {
  readonly locale: Locale;
  readonly mode: BootDocument['mode'];
  readonly session: BootDocument['session'];
  readonly currency: Currency;
  readonly config: BootDocument['config'];
  readonly rates: BootDocument['rates'];
  readonly set: ReleaseSet;
  readonly secondFiles: string | null;
  /** Names the set to the page's later questions (`writePin`). */
  readonly pin: string;
  /** The remotes whose release travels with the page: the route's own. */
  readonly inlined: readonly string[];
  /** Whether the host has earlier majors of facades. */
  readonly hasEarlier: boolean;
}

/** What the page carries (architecture §3.5): everything about the route's remote, descriptors only of the others, so that a remote that nobody opens costs its descriptor alone. */
export function bootDocument(
  facts: BootFacts,
): Omit<BootDocument, 'descriptors'> & { descriptors: readonly CompactDescriptor[] } {
  const { locale, mode, session, currency, config, rates, set, secondFiles, pin, inlined, hasEarlier } = facts;
  const releases = Object.entries(set.releases)
    .filter(([id]) => inlined.includes(id))
    .map(([id, release]) => [id, bootRelease(release, { withContents: true, hasEarlier })]);
  return {
    contract: shellContractVersion,
    locale,
    mode,
    session,
    currency,
    config,
    rates,
    pin,
    ...(secondFiles ? { secondFiles } : {}),
    releases: Object.fromEntries(releases) as Record<string, BootRelease>,
    descriptors: Object.values(set.releases).map((release) => compact(release.record.descriptor, locale)),
  };
}

/** A release as a browser takes it; without contents it has to ask for `release.json`. */
export function bootRelease(
  { version, base, digest, lastGood, record }: ResolvedRelease,
  { withContents, hasEarlier }: { withContents: boolean; hasEarlier: boolean },
): BootRelease {
  const contents = () => (hasEarlier ? withUiRange(contentsOf(record), record) : contentsOf(record));
  return {
    version,
    base,
    digest,
    ...(withContents ? { contents: contents() } : {}),
    ...(lastGood ? { lastGood } : {}),
  };
}

/** Drops what the reader fills in again (`expandDescriptor`), and what the server has used already: the data a route reads first, and the modes of parts. */
function compact(
  { id, contract, routes, dialogs, navigation, panels, slots }: Descriptor,
  locale: Locale,
): CompactDescriptor {
  return {
    id,
    contract,
    ...(routes.length > 0
      ? {
          routes: routes.map(({ pattern, chunk, noindex, bare, sticky }) => ({
            pattern,
            chunk,
            ...(noindex ? { noindex } : {}),
            ...(bare ? { bare } : {}),
            ...(sticky ? { sticky } : {}),
          })),
        }
      : {}),
    ...(dialogs.length > 0
      ? { dialogs: dialogs.map(({ view, size }) => ({ view, ...(size === 'default' ? {} : { size }) })) }
      : {}),
    ...(navigation.length > 0
      ? { navigation: navigation.map(({ modes: _, ...entry }) => inOneLanguage(entry, locale)) }
      : {}),
    ...(panels.length > 0
      ? { panels: panels.map(({ chunk: _, modes: _modes, ...panel }) => inOneLanguage(panel, locale)) }
      : {}),
    ...(slots.length > 0
      ? { slots: slots.map(({ chunk: _, server: _server, modes: _modes, ...slot }) => inOneLanguage(slot, locale)) }
      : {}),
  };
}

function inOneLanguage<T extends { label: Readonly<Record<Locale, string>> }>(named: T, locale: Locale) {
  return { ...named, label: named.label[locale] };
}
