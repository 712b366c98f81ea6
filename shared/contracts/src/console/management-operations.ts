import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent, wholeNumber } from '../fields.ts';
import { releaseVersion, remoteId } from './release-fields.ts';

const reading = { method: 'GET', auth: 'staff', roles: ['release-manager', 'auditor'] } as const;

const credential = v.object({
  /** Of its key. */
  id: v.string(),
  holder: v.string(),
  may: v.array(v.string()),
  /** Every one when null. */
  remotes: v.nullable(v.array(v.string())),
  channels: v.nullable(v.array(v.string())),
  expires: v.nullable(instant),
});
export type ReleaseCredential = v.InferOutput<typeof credential>;

/** The credentials that are in force: who may do what with releases, and until when. No secret is among them: the registry has none. */
export const listCredentials = defineEndpoint({
  ...reading,
  name: 'list-credentials',
  id: 'NEED-270',
  summary: 'Who may do what with releases',
  path: '/api/office/v1/channel/credentials/',
  answers: {
    200: answer(v.object({ credentials: v.array(credential), server_time: instant })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

const pipeline = v.object({
  name: v.string(),
  issuer: v.string(),
  /** What an ID token must say, exactly so. */
  claims: v.record(v.string(), v.string()),
  remotes: v.array(v.string()),
  may: v.array(v.string()),
  channels: v.nullable(v.array(v.string())),
  /** How long the key of one run is good. */
  minutes: v.number(),
});
export type TrustedPipeline = v.InferOutput<typeof pipeline>;

/** The pipelines that get a key by their ID token; `serial` is named by the next change of the list. */
export const listTrustedPipelines = defineEndpoint({
  ...reading,
  name: 'list-trusted-pipelines',
  id: 'NEED-271',
  summary: 'Which pipelines release without a stored key',
  path: '/api/office/v1/channel/pipelines/',
  answers: {
    200: answer(v.object({ serial: v.number(), pipelines: v.array(pipeline), server_time: instant })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

/** As the registry has it; members that this contract does not name are passed on, so that a profile that is set again loses nothing. */
const profile = v.looseObject({
  name: v.string(),
  channel: v.nullable(v.string()),
  mode: v.string(),
  shell: v.string(),
  layout: v.string(),
});
export type ShopProfile = v.InferOutput<typeof profile>;

/** The profiles: which shops there are, and what each shows. `serial` is named by the next change. */
export const listProfiles = defineEndpoint({
  ...reading,
  name: 'list-profiles',
  id: 'NEED-272',
  summary: 'Which shops there are, and what each shows',
  path: '/api/office/v1/channel/profiles/',
  answers: {
    200: answer(v.object({ serial: v.number(), profiles: v.array(profile), server_time: instant })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

/** What pruning would delete when every revision of so many days is to stay restorable. `digest` is named by the command: when another plan holds by then, nothing is deleted. */
export const readPrunePlan = defineEndpoint({
  ...reading,
  name: 'read-prune-plan',
  id: 'NEED-273',
  summary: 'Which old releases would be deleted, and why the others stay',
  path: '/api/office/v1/channel/prune-plan/',
  query: sent({ days: v.optional(wholeNumber(180, 3650), 180) }),
  answers: {
    200: answer(
      v.object({
        days: v.number(),
        /** `bytes` of the files as they were built. */
        dropped: v.array(v.object({ remote: remoteId, version: releaseVersion, bytes: v.number() })),
        kept: v.array(v.object({ remote: remoteId, version: releaseVersion, why: v.string() })),
        digest: v.string(),
        server_time: instant,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

/** The registry's own keys that count, the oldest first; `serial` is named by the command that makes the next one. */
export const listRegistryKeys = defineEndpoint({
  ...reading,
  name: 'list-registry-keys',
  id: 'NEED-274',
  summary: 'By which keys hosts believe the registry',
  path: '/api/office/v1/channel/registry-keys/',
  answers: {
    200: answer(
      v.object({
        serial: v.number(),
        keys: v.array(
          v.object({
            id: v.string(),
            public_key: v.string(),
            expires: v.nullable(instant),
            /** It signs what is new. */
            signs: v.boolean(),
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

/** Whether what is stored is what was signed; where it is not, `why`, in the words of the registry. `count`: entries of the log, or files of the release. */
const verification = answer(
  v.variant('whole', [
    v.object({ whole: v.literal(true), count: v.number(), digest: v.string() }),
    v.object({ whole: v.literal(false), why: v.string() }),
  ]),
);

/** Goes through the registry's log from its first entry on. The number of entries and the digest of the newest, written down elsewhere, show later that nothing was cut off. */
export const verifyReleaseLog = defineEndpoint({
  ...reading,
  name: 'verify-release-log',
  id: 'NEED-275',
  summary: 'Whether the log of releases is whole',
  path: '/api/office/v1/channel/log/verification/',
  answers: { 200: verification, 400: refusal, 401: refusal, 403: refusal, 503: refusal },
});

/** Goes through a published release to the last byte: signature, record and every file. */
export const verifyRelease = defineEndpoint({
  ...reading,
  name: 'verify-release',
  id: 'NEED-276',
  summary: 'Whether a release is what was published',
  path: '/api/office/v1/remotes/{remote}/{version}/verification/',
  params: sent({ remote: remoteId, version: releaseVersion }),
  answers: { 200: verification, 400: refusal, 401: refusal, 403: refusal, 404: refusal, 503: refusal },
});
