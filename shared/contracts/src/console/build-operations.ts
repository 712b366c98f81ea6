import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { finding, refusedByRegistry, releaseVersion, remoteId } from './release-fields.ts';

const signed = v.object({
  payload: v.record(v.string(), v.unknown()),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
});

/** A built folder, everything in base64: `release.json` and the files that it names, with their compressed twins. 32 MB at most. */
const build = {
  release: v.string(),
  files: v.record(v.string(), v.string()),
  /** Remotes that come in the same set. */
  together: v.array(remoteId),
};

/**
 * Publishes a build by a signature over its record; nothing becomes live. The host passes the body on as it arrives, and the registry believes the signature alone. `approval` is the
 * signed word of a person who may promote, in place of the look in a browser. The same build again is no change. 400: refused, with the registry's code, sentence and findings.
 */
export const publishRelease = defineEndpoint({
  name: 'publish-release',
  id: 'NEED-290',
  summary: 'Publish a built remote, signed in the browser',
  method: 'POST',
  path: '/api/office/v1/builds/',
  auth: 'staff',
  roles: ['release-manager'],
  body: sent({ ...build, signature: signed, approval: v.optional(signed) }),
  answers: {
    /** `fresh` is false when exactly this was published before. */
    200: answer(v.object({ remote: remoteId, version: releaseVersion, fresh: v.boolean() })),
    400: refusedByRegistry,
    401: refusal,
    403: refusal,
    413: refusal,
    503: refusal,
  },
});

/** What the gates would say of a build, without publishing anything; `look` whether a browser shows its pages too, which takes minutes. */
export const checkBuild = defineEndpoint({
  name: 'check-build',
  id: 'NEED-291',
  summary: 'Check a built remote without publishing it',
  method: 'POST',
  path: '/api/office/v1/builds/check/',
  auth: 'staff',
  roles: ['release-manager'],
  body: sent({ ...build, look: v.boolean() }),
  answers: {
    200: answer(v.object({ findings: v.array(finding) })),
    400: refusedByRegistry,
    401: refusal,
    403: refusal,
    413: refusal,
    503: refusal,
  },
});
