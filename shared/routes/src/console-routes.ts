import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** A channel of releases; the one of the shop where none is named. */
const channel = v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)));

/** Pages of mf-console. */
export const consoleRoutes = {
  /** What is live on a channel. */
  releases: defineRoute('/releases', v.object({ channel })),
  /** A remote on a channel: its releases and how they do. */
  remote: defineRoute('/releases/:remote', v.object({ channel })),
  release: defineRoute('/releases/:remote/:version', v.object({ channel })),
  /** Where a built folder is published. */
  publish: defineRoute('/publish', v.object({})),
  /** Every state of a channel. */
  revisions: defineRoute('/revisions', v.object({ channel })),
  /** Who offers and uses what; `kind` of it, `of` one remote or shell. */
  platform: defineRoute(
    '/platform',
    v.object({
      channel,
      kind: v.optional(v.picklist(['route', 'dialog', 'panel', 'slot', 'event', 'operation'])),
      of: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))),
    }),
  ),
  /** Who may do what with releases, and the registry's own keys. */
  keys: defineRoute('/release-keys', v.object({})),
  /** Profiles, shells, and what is stored. */
  registry: defineRoute('/release-registry', v.object({})),
  log: defineRoute('/release-log', v.object({})),
};
