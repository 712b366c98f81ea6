import type { ResultOf } from '@aylal/contracts';
import type { SessionUser } from '@aylal/contracts/account';
import type { getConfig } from '@aylal/contracts/shell';
import { inLanguages, type Locale } from '@aylal/domain/language';
import type { Currency } from '@aylal/domain/money';
import type { Descriptor, PageForm, ShellMode } from '@aylal/shell';

/** Where a release lies, and the hash of its `release.json`: enough to load it and to refuse everything else. */
export interface ReleasePointer {
  readonly version: string;
  /** Folder of the release, with a final slash; relative to the page's origin, or absolute. */
  readonly base: string;
  /** Base64 SHA-384 of `release.json`. */
  readonly digest: string;
}

/** What the browser needs of a `release.json`: entry, files by chunk, and every file's hash. */
export interface ReleaseContents {
  readonly container: string;
  readonly uniqueName: string;
  readonly entry: string;
  readonly contract: string;
  /** Its scripts also lie in the folder that all releases of the remote share (`sharedFolder`). */
  readonly sharesFiles?: true;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Base64 SHA-384 by path. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The range in which it asks for `@aylal/ui`; only of a host with earlier majors. */
  readonly ui?: string;
}

/** Where the page asks for the release of another remote than its own: `<releasePath><id>?<pin>` answers a `BootRelease`. */
export const releasePath = '/boot/releases/';

/** Where a page asks what another page reads first: `<aheadPath>?to=<address>` answers addresses of the API. */
export const aheadPath = '/boot/reads';

/** Where an open page asks how its releases stand to those of a new one: `<presentPath>?<remote>=<version>`. */
export const presentPath = '/boot/present';

/** Where a page says that a payment begins in it: `POST <leasePath>?<pin>`. */
export const leasePath = '/payment-lease';

export interface BootRelease extends ReleasePointer {
  /** Saves the trip for `release.json`. */
  readonly contents?: ReleaseContents;
  /** The release before this one on the channel, for when this one cannot be loaded. */
  readonly lastGood?: ReleasePointer;
}

/** The document that the web server writes into every page (`<script type="application/json" id="aylal-boot">`). */
export interface BootDocument {
  /** Version of the shell contract that this host offers. */
  readonly contract: string;
  readonly locale: Locale;
  readonly mode: ShellMode;
  /** Whether a session cookie came with the request; whether it is still good, only the provider knows. */
  readonly session: 'present' | 'absent';
  readonly currency: Currency;
  /** Null while the provider has not answered since the server's start. */
  readonly config: ResultOf<typeof getConfig> | null;
  /** Display rates; empty while the provider has not answered. */
  readonly rates: Partial<Record<Currency, string>>;
  /** Names the release set of the page to `releasePath`. */
  readonly pin: string;
  /** Folder of all releases at a second origin, with a final slash; for when the first one fails. */
  readonly secondFiles?: string;
  /** Of the remotes that the page's route needs. */
  readonly releases: Readonly<Record<string, BootRelease>>;
  readonly descriptors: readonly Descriptor[];
  /** Only where the page came rendered. */
  readonly rendered?: RenderedFacts;
}

/** What the browser must know of a rendering to take it over without a change. */
export interface RenderedFacts {
  /** The instant that the rendering showed. */
  readonly at: string;
  /** The slot contributions that are in it, as `[remote, slot id]`. */
  readonly parts: readonly (readonly [string, string])[];
  /** Who is signed in, of a page that is rendered for its visitor. */
  readonly user?: SessionUser | null;
  /** The forms of such a page. */
  readonly form?: PageForm;
}

/** Reads the page's boot document. Throws when the page has none: without it nothing can start. */
export function readBootDocument(page: Document): BootDocument {
  const text = page.getElementById('aylal-boot')?.textContent;
  if (!text) throw new Error('the page carries no boot document');
  const boot = JSON.parse(text) as BootDocument & { descriptors: readonly CompactDescriptor[] };
  return { ...boot, descriptors: boot.descriptors.map(expandDescriptor) };
}

/** With its name in the page's language only. */
type InOneLanguage<T extends { label: unknown }> = Omit<T, 'label' | 'chunk'> & { readonly label: string };

/** As a descriptor, without what equals the schema's defaults, other languages, and chunks that only the remote's own code asks for: with fifty remotes each byte counts fifty times. */
export type CompactDescriptor = Pick<Descriptor, 'id' | 'contract'> & {
  routes?: readonly Partial<Descriptor['routes'][number]>[];
  dialogs?: readonly Partial<Descriptor['dialogs'][number]>[];
  navigation?: readonly InOneLanguage<Descriptor['navigation'][number]>[];
  panels?: readonly InOneLanguage<Descriptor['panels'][number]>[];
  slots?: readonly InOneLanguage<Descriptor['slots'][number]>[];
};

/** The page was written by our own server from checked descriptors, so only defaults are filled in here. Names are read by `useNames`, which follows the language. */
export function expandDescriptor(compact: CompactDescriptor): Descriptor {
  const { routes = [], dialogs = [], navigation = [], panels = [], slots = [] } = compact;
  return {
    id: compact.id,
    contract: compact.contract,
    navigation: navigation.map(inEveryLanguage),
    panels: panels.map((panel) => ({ chunk: '', ...inEveryLanguage(panel) })),
    slots: slots.map((slot) => ({ chunk: '', ...inEveryLanguage(slot) })),
    routes: routes.map((route) => ({ pattern: '', chunk: '', reads: [], noindex: false, bare: false, ...route })),
    dialogs: dialogs.map((dialog) => ({ view: '', chunk: '', size: 'default', ...dialog })),
    events: { produces: [], consumes: [] },
  };
}

function inEveryLanguage<T extends { readonly label: string }>(named: T) {
  return { ...named, label: inLanguages(() => named.label) };
}
