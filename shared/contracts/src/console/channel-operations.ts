import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';
import {
  channelName,
  mostLines,
  releaseHealth,
  releaseVersion,
  remoteId,
  remoteOwner,
  rollout,
  tries,
} from './release-fields.ts';

const channelRemote = v.object({
  remote: remoteId,
  owner: remoteOwner,
  /** The release that everybody gets; null for a remote that only a share has. */
  version: v.nullable(releaseVersion),
  health: v.nullable(releaseHealth),
  /** The release of a share, beside it. */
  share: v.nullable(v.object({ ...rollout.entries, version: releaseVersion, health: v.nullable(releaseHealth) })),
});
export type ChannelRemote = v.InferOutput<typeof channelRemote>;

/** A channel at a glance: what is live on it, for whom, and how it does. `revision` is 0 where nothing was ever promoted. `ending` are credentials and keys that end within thirty days or have ended. */
export const getChannel = defineEndpoint({
  name: 'get-channel',
  id: 'NEED-206',
  summary: 'What is live on a channel of releases',
  method: 'GET',
  path: '/api/office/v1/channel/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  query: sent({ channel: channelName }),
  answers: {
    200: answer(
      v.object({
        channel: v.string(),
        /** All that a profile names. */
        channels: v.array(v.string()),
        revision: v.number(),
        changed_at: v.nullable(instant),
        signed_until: v.nullable(instant),
        remotes: v.array(channelRemote),
        /** Pages that met each remote, and failed, in each of the last 48 hours in which anything was reported. */
        hours: v.array(v.object({ at: instant, remote: remoteId, ...tries.entries })),
        shells: v.array(v.object({ name: v.string(), version: v.string(), contract: v.string() })),
        ending: v.array(
          v.object({
            kind: v.picklist(['credential', 'registry-key', 'channel']),
            id: v.string(),
            holder: v.string(),
            expires: instant,
          }),
        ),
        server_time: instant,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

const releases = v.record(v.string(), v.string());

const revision = v.object({
  revision: v.number(),
  at: instant,
  by: v.string(),
  act: v.string(),
  reason: v.string(),
  /** The older revision that it equals. */
  equals: v.nullable(v.number()),
  /** Versions by remote. */
  releases,
  rollouts: v.array(v.object({ rollout: v.string(), share: v.number(), releases })),
  /** What moved for everybody against the revision before: null where there was or is none. */
  moved: v.array(v.object({ remote: remoteId, from: v.nullable(v.string()), to: v.nullable(v.string()) })),
});
export type Revision = v.InferOutput<typeof revision>;

/** The states of a channel, the newest first; `has_more` says that a longer list has older ones. */
export const listRevisions = defineEndpoint({
  name: 'list-revisions',
  id: 'NEED-207',
  summary: 'The states of a channel of releases',
  method: 'GET',
  path: '/api/office/v1/channel/revisions/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  query: sent({ channel: channelName, limit: mostLines(900, 30) }),
  answers: {
    200: answer(v.object({ revisions: v.array(revision), has_more: v.boolean() })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});
