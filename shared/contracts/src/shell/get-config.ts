import * as v from 'valibot';
import { answer } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode } from '../fields.ts';

/** Another site, or a page of this one. */
const place = v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?![/\\]))/)));

/** Where else the product is found: app stores and social pages (SHELL-13, SHELL-14). What nobody configured is absent (GAP-95). */
export const siteLinks = v.object({
  app_store: place,
  google_play: place,
  facebook: place,
  instagram: place,
  youtube: place,
});
export type SiteLinks = v.InferOutput<typeof siteLinks>;

/** Where the game is, at an origin of its own (GAP-72). Plain http only on this machine. */
const gameUrl = v.pipe(v.string(), v.url(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/));

/** Who draws maps where a key is configured: Google, by the script of this address. Without it maps are drawn from data that ship (decision 0161). */
const googleMaps = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
  url: v.pipe(v.string(), v.url(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/)),
});

/** The global config (ENT-05): answered by the host's own server, cached 3600 s (CALL-82). */
export const getConfig = defineEndpoint({
  name: 'get-config',
  id: 'API-73',
  summary: 'Global config',
  method: 'GET',
  path: '/api/config',
  auth: 'none',
  answers: {
    200: answer(
      v.object({
        dialUpNumber: v.optional(dialCode, '976'),
        links: v.optional(siteLinks),
        game_url: v.optional(gameUrl),
        google_maps: v.optional(googleMaps),
      }),
    ),
  },
});
