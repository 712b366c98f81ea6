import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';
import {
  channelName,
  finding,
  releaseHealth,
  releaseVersion,
  remoteId,
  remoteOwner,
  rollout,
  tries,
  within,
} from './release-fields.ts';

/** How one release of a rollout was compared with the stable one, from its begin on. `limit` is with how many failures the share would have ended at that instant; null while no number would. */
const curve = v.object({
  rollout: v.string(),
  version: releaseVersion,
  /** `page` is all failures on pages; the others are as the registry names its comparisons. */
  by: v.string(),
  points: v.array(v.object({ at: instant, share: tries, stable: tries, limit: v.nullable(v.number()) })),
});
export type Curve = v.InferOutput<typeof curve>;

const hour = v.object({ at: instant, version: releaseVersion, ...releaseHealth.entries });
export type HealthHour = v.InferOutput<typeof hour>;

const pageVitals = v.object({
  route: v.string(),
  version: releaseVersion,
  measured: v.number(),
  lcp: within,
  inp: within,
  cls: within,
});
export type PageVitals = v.InferOutput<typeof pageVitals>;

/** A remote on a channel: its releases, the newest first, how its rollouts went, and how its releases did hour by hour. */
export const getRemote = defineEndpoint({
  name: 'get-remote',
  id: 'NEED-208',
  summary: 'The releases of a remote and how they do',
  method: 'GET',
  path: '/api/office/v1/remotes/{remote}/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  params: sent({ remote: remoteId }),
  query: sent({ channel: channelName }),
  answers: {
    200: answer(
      v.object({
        remote: remoteId,
        owner: remoteOwner,
        /** Of the channel, for the next act. */
        revision: v.number(),
        live: v.nullable(releaseVersion),
        share: v.nullable(v.object({ ...rollout.entries, version: releaseVersion })),
        versions: v.array(v.object({ version: releaseVersion, published_at: instant })),
        curves: v.array(curve),
        hours: v.array(hour),
        /** Of the live release and of that of a share, page by page: how many browsers measured it, and what three quarters of them stay within. */
        pages: v.array(pageVitals),
        server_time: instant,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    503: refusal,
  },
});

const named = v.object({
  kind: v.picklist(['route', 'dialog', 'panel', 'slot', 'event', 'operation']),
  name: v.string(),
});

const failure = v.object({
  kind: v.string(),
  message: v.string(),
  count: v.number(),
  first_at: instant,
  last_at: instant,
  browsers: v.record(v.string(), v.number()),
  /** Patterns of pages; empty for pages of the shell. */
  routes: v.record(v.string(), v.number()),
  /** Lines of our sources, the innermost first. */
  stack: v.array(v.string()),
});
export type ReleaseFailure = v.InferOutput<typeof failure>;

/** One release: where it comes from, what the gates say of it beside what is live now, what it weighs (brotli bytes), what it adds or leaves out against the release before it, and why it fails in browsers. */
export const getRelease = defineEndpoint({
  name: 'get-release',
  id: 'NEED-209',
  summary: 'One release of a remote',
  method: 'GET',
  path: '/api/office/v1/remotes/{remote}/{version}/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  params: sent({ remote: remoteId, version: releaseVersion }),
  answers: {
    200: answer(
      v.object({
        remote: remoteId,
        version: releaseVersion,
        owner: remoteOwner,
        /** The commit, or empty. */
        git: v.string(),
        built_at: instant,
        published_at: v.nullable(instant),
        /** Who published it, and the reason in the log. Null when the log does not reach back that far. */
        publisher: v.nullable(v.object({ by: v.string(), reason: v.string() })),
        contract: v.string(),
        gates: v.array(v.object({ name: v.string(), findings: v.array(finding) })),
        /** Whether the limit is the remote's own budget or that of every release. */
        weights: v.array(v.object({ what: v.string(), bytes: v.number(), most: v.number(), own: v.boolean() })),
        before: v.nullable(releaseVersion),
        changes: v.array(
          v.object({
            ...named.entries,
            side: v.picklist(['offers', 'uses']),
            change: v.picklist(['added', 'removed']),
          }),
        ),
        failures: v.array(failure),
        /** Failures of further kinds that found no place. */
        other_failures: v.number(),
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    503: refusal,
  },
});
export type ReleaseFile = v.InferOutput<(typeof getRelease)['answers'][200]>['result'];

/** What the scenarios of a release looked like to the browser that checked it: each as a JPEG of a phone's width, in base64. Empty when no browser has looked, or the release was pruned. */
export const listReleasePictures = defineEndpoint({
  name: 'list-release-pictures',
  id: 'NEED-252',
  summary: 'Pictures of a release from its check',
  method: 'GET',
  path: '/api/office/v1/remotes/{remote}/{version}/pictures/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  params: sent({ remote: remoteId, version: releaseVersion }),
  answers: {
    200: answer(v.object({ pictures: v.array(v.object({ name: v.string(), jpeg: v.pipe(v.string(), v.base64()) })) })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    503: refusal,
  },
});

const party = v.object({
  /** Null for a shell. */
  remote: v.nullable(remoteId),
  name: v.string(),
  version: v.string(),
  owner: remoteOwner,
  offers: v.array(named),
  uses: v.array(named),
});
export type PlatformParty = v.InferOutput<typeof party>;

/** Everybody who is live on a channel, and what each offers to the others and uses of them. An event is offered by who sends it and used by who listens. */
export const getPlatform = defineEndpoint({
  name: 'get-platform',
  id: 'NEED-210',
  summary: 'The map of what is live: who offers and uses what',
  method: 'GET',
  path: '/api/office/v1/platform/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  query: sent({ channel: channelName }),
  answers: {
    200: answer(v.object({ parties: v.array(party) })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});
