import type { operations } from '@aylal/contracts/operations';
import * as v from 'valibot';
import type { EventKey } from '../events/event-catalogue.ts';
import type { SlotName } from './slot-catalogue.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** A short text in all six languages, so that the shell can show it without loading the remote. */
const label = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });

const chunkName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const viewKey = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*_VIEW$/));
/** Names of modes: which parts a profile of the registry takes. `web` and `emongolia` are those of the shop itself; a partner may have one of its own. */
const modes = v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)));
/** A page address without language, parameters as `:name`. */
export const pagePattern = v.pipe(v.string(), v.regex(/^\/[a-z0-9:/_-]*$/i));

const inSix = (most: number) => {
  const some = v.pipe(text, v.maxLength(most));
  return v.object({ mn: some, en: some, zh: some, ru: some, ko: some, ja: some });
};

/** What the owner says in the remote's place while it is not available, the last good release included: words and ways on, never code (federation.md §1, provider fallback). */
export const ownerFallback = v.object({
  title: inSix(80),
  text: inSix(300),
  links: v.optional(v.pipe(v.array(v.object({ label: inSix(40), to: pagePattern })), v.maxLength(3)), []),
});

/** The team that owns a remote and how to reach it: a mailbox, a channel or an address that is the team's, never a person's (PII-1). Everybody may read it in the release. */
export const remoteOwner = v.object({
  team: v.pipe(text, v.maxLength(60)),
  contact: v.pipe(text, v.maxLength(120)),
});

/** Data that the page starts to fetch before any script: a GET whose path and query come from the address. `{name}` stands for a path parameter, `query` names the search keys to pass on. */
export const firstRead = v.object({
  path: v.pipe(v.string(), v.startsWith('/api/')),
  query: v.optional(v.array(v.string()), []),
});

/**
 * What the shell may know of a remote without loading it: plain data, checked by this schema at build and again by the host.
 * A chunk is named as in the remote's `webpackChunkName`; the build fails when remote module and descriptor disagree.
 * Each route, menu entry, dialog, panel and slot may name `modes` of its own; without them it belongs to every mode of the remote.
 */
export const descriptorSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^mf-[a-z][a-z-]*$/)),
  /** Range of shell contract versions that the remote works with. */
  contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  /** Modes in which this remote is registered at all: in others its pages are missing ones. `web` alone when nothing is said (PERSIST-04). */
  modes: v.optional(modes),
  /** Whom others call. Releases of older builds do not have it. */
  owner: v.exactOptional(remoteOwner),
  routes: v.array(
    v.object({
      pattern: pagePattern,
      chunk: chunkName,
      reads: v.optional(v.array(firstRead), []),
      /** Searches, checkout and user pages stay out of search engines. */
      noindex: v.optional(v.boolean(), false),
      /** ROUTE-26 to ROUTE-28: rendered without the standard navigation shell. */
      bare: v.optional(v.boolean(), false),
      /**
       * The host's server renders it into the first answer. `true`: a public page, whose data must be the same for everybody. `'visitor'`: rendered for its
       * visitor alone, with what the visitor may read, and kept nowhere; its forms work without scripts.
       */
      server: v.exactOptional(v.union([v.boolean(), v.literal('visitor')])),
      /** Places of the page whose parts the server renders with it, where those are rendered by a server at all; `{name}` is a path parameter. */
      slots: v.exactOptional(v.array(v.string())),
      /** ROUTE-30: the navigation stays at the top while the page scrolls. */
      sticky: v.optional(v.boolean()),
      modes: v.exactOptional(modes),
    }),
  ),
  navigation: v.optional(
    v.array(
      v.object({
        id: v.string(),
        label,
        path: pagePattern,
        icon: v.string(),
        /** Place in the main menu, in `more`, or in the entertainment menu; absent when it is in none. */
        menu: v.optional(v.object({ group: v.picklist(['main', 'entertainment', 'more', 'user']), order: v.number() })),
        /** Place in the mini-app's menu (MINI-02); absent when the mini-app does not show it. */
        miniApp: v.optional(v.number()),
        /** Of the office: whose menu has the entry; everybody's when left out. The page itself says who may see it. */
        roles: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))),
        modes: v.exactOptional(modes),
      }),
    ),
    [],
  ),
  dialogs: v.optional(
    v.array(
      v.object({
        view: viewKey,
        size: v.optional(v.picklist(['default', 'large', 'full']), 'default'),
        chunk: chunkName,
        modes: v.exactOptional(modes),
      }),
    ),
    [],
  ),
  /** Slide-up panels; one without `header` shows no heading, its label is only spoken (PANEL-01, PANEL-02). */
  panels: v.optional(
    v.array(
      v.object({
        id: v.string(),
        label,
        header: v.optional(v.boolean(), true),
        chunk: chunkName,
        modes: v.exactOptional(modes),
      }),
    ),
    [],
  ),
  slots: v.optional(
    v.array(
      v.object({
        slot: v.string(),
        id: v.string(),
        label,
        icon: v.string(),
        order: v.number(),
        chunk: chunkName,
        /** Rendered by the host's server where the page around it is. */
        server: v.exactOptional(v.boolean()),
        modes: v.exactOptional(modes),
      }),
    ),
    [],
  ),
  /** Absent: the shell's own page for an unavailable remote is there. */
  fallback: v.optional(ownerFallback),
  /** Operations of the provider that count as success for this remote, by name, such as `book-flight`: a share with whose release fewer browsers come to one of them is ended. Of `check-payment` only an answer that tells of money. */
  goal: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/))), v.minLength(1), v.maxLength(10)),
  ),
  events: v.optional(v.object({ produces: v.array(v.string()), consumes: v.array(v.string()) }), {
    produces: [],
    consumes: [],
  }),
});

/** Whether a page of this mode registers the remote. */
export function isForMode({ modes = ['web'] }: Pick<Descriptor, 'modes'>, mode: string): boolean {
  return modes.includes(mode);
}

/** See `remoteOwner`. */
export type RemoteOwner = v.InferOutput<typeof remoteOwner>;

/** A checked descriptor. */
export type Descriptor = v.InferOutput<typeof descriptorSchema>;

type OperationName = (typeof operations)[keyof typeof operations]['name'];
type DescriptorInput = v.InferInput<typeof descriptorSchema>;
type SlotInput = NonNullable<DescriptorInput['slots']>[number];

/** As the schema reads it, with the names of places, operations and events that this version of the contract knows. */
export interface DescriptorDefinition extends Omit<DescriptorInput, 'slots' | 'goal' | 'events'> {
  slots?: (Omit<SlotInput, 'slot'> & { slot: SlotName })[];
  goal?: OperationName[];
  events?: { produces: EventKey[]; consumes: EventKey[] };
}

/** Checks the descriptor when the module is evaluated, so that a wrong one fails the remote's own tests. */
export function defineDescriptor(descriptor: DescriptorDefinition): Descriptor {
  return v.parse(descriptorSchema, descriptor);
}
