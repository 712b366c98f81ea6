import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';
import { mostLines, refusedByRegistry, remoteId } from './release-fields.ts';

const logLine = v.object({
  at: instant,
  by: v.string(),
  act: v.string(),
  what: v.string(),
  reason: v.string(),
  /** The code of its refusal; null for what was done. */
  refused: v.nullable(v.string()),
});
export type ReleaseLogLine = v.InferOutput<typeof logLine>;

/** Who did what with releases, and why, the newest first; refused attempts too. The registry signs every line and chains it to the one before. */
export const listReleaseLog = defineEndpoint({
  name: 'list-release-log',
  id: 'NEED-211',
  summary: 'Who did what with releases',
  method: 'GET',
  path: '/api/office/v1/channel/log/',
  auth: 'staff',
  roles: ['release-manager', 'auditor'],
  query: sent({ limit: mostLines(900, 50) }),
  answers: {
    200: answer(v.object({ lines: v.array(logLine), has_more: v.boolean() })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});

/**
 * Does what a signed command asks for: the host sends it on, and the registry believes the signature alone. `payload` is a command as the registry's own command line sends it; the registry
 * refuses members that it does not know. 409: somebody else was first, look again. 400: refused, with the registry's code, sentence and findings.
 */
export const actOnReleases = defineEndpoint({
  name: 'act-on-releases',
  id: 'NEED-212',
  summary: 'Promote, take back or show releases, by a signed command',
  method: 'POST',
  path: '/api/office/v1/channel/command/',
  auth: 'staff',
  roles: ['release-manager'],
  body: sent({
    payload: v.record(v.string(), v.unknown()),
    key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
  }),
  answers: {
    /** `token`: of a link for a tester. */
    200: answer(v.object({ changed: v.boolean(), revision: v.nullable(v.number()), token: v.nullable(v.string()) })),
    400: refusedByRegistry,
    401: refusal,
    403: refusal,
    409: refusal,
    503: refusal,
  },
});

/** What the registry knows of a key; `holder` is null for a key that nobody has. `admits`: this host lets a key in by itself, as the sandbox does. */
const keyAnswer = answer(
  v.object({
    holder: v.nullable(
      v.object({
        name: v.string(),
        may: v.array(v.string()),
        /** Every one when null. */
        remotes: v.nullable(v.array(v.string())),
        channels: v.nullable(v.array(v.string())),
        expires: v.nullable(instant),
        retired: v.nullable(instant),
      }),
    ),
    admits: v.boolean(),
  }),
);

/** Whose key this is, and what it is good for. */
export const getReleaseKey = defineEndpoint({
  name: 'get-release-key',
  id: 'NEED-213',
  summary: 'Whose key signs commands on releases',
  method: 'GET',
  path: '/api/office/v1/channel/key/{key}/',
  auth: 'staff',
  roles: ['release-manager'],
  params: sent({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  answers: { 200: keyAnswer, 400: refusal, 401: refusal, 403: refusal, 503: refusal },
});

/** Lets the key of a browser manage the registry for a day, which includes promoting every remote, or publish one, under the name of who is signed in. Of the sandbox alone: elsewhere 404, and the owner of the registry lets keys in where it lives. */
export const admitReleaseKey = defineEndpoint({
  name: 'admit-release-key',
  id: 'NEED-214',
  summary: 'Let a key sign commands on releases (sandbox)',
  method: 'POST',
  path: '/api/office/v1/channel/key/',
  auth: 'staff',
  roles: ['release-manager'],
  body: sent({
    public_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
    /** The remote that it is to publish; null for a key that promotes. */
    publishes: v.optional(v.nullable(remoteId), null),
  }),
  answers: { 200: keyAnswer, 400: refusal, 401: refusal, 403: refusal, 404: refusal, 503: refusal },
});
