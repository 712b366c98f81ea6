import * as v from 'valibot';
import { canonicalJson } from '@aylal/domain/documents';
import { timestamp } from '../documents/release-record.ts';
import type { Credential } from '../keys/credential.ts';
import { publicKey } from '../keys/public-key.ts';
import { keyId } from '../keys/signing-key.ts';
import { describeClaims, trustedPublisher, type TrustedPublisher } from './trusted-publisher.ts';

/** The key of one run of a pipeline, with the publisher as it was when the key was made. */
export const shortLivedKey = v.strictObject({
  publicKey,
  publisher: trustedPublisher,
  /** What the token says of the run beside the claims of the publisher. */
  run: v.record(v.string(), v.string()),
  issued: timestamp,
  expires: timestamp,
  /** When it was ended by hand. */
  retired: v.exactOptional(timestamp),
});
/** See `shortLivedKey`. */
export type ShortLivedKey = v.InferOutput<typeof shortLivedKey>;
/** Keeps a signature for a short-lived key from counting for another document. */
export const shortLivedKind = 'aylal-short-lived-key';

/** Claims of a run that are in the log, so that a command can be followed to its run: of GitHub and of GitLab. */
const runClaims = ['sha', 'run_id', 'run_attempt', 'pipeline_id', 'job_id'];

/** The claims by which a run is found again; nothing about people. */
export function runOf(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    runClaims.flatMap((name) => {
      const value = claims[name];
      return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

/** What the key may do: nothing more once it was retired, or its publisher was removed or changed. `trusted` is the list as it is now. */
export function shortLivedCredential(
  key: ShortLivedKey,
  trusted: { readonly issued: string; readonly publishers: readonly TrustedPublisher[] },
): Credential {
  const { publisher, expires } = key;
  const isTrusted = trusted.publishers.some((one) => canonicalJson(one) === canonicalJson(publisher));
  const retired = key.retired ?? (isTrusted ? undefined : trusted.issued);
  return {
    id: keyId(key.publicKey),
    publicKey: key.publicKey,
    holder: holderOf(publisher),
    may: publisher.may,
    remotes: publisher.remotes,
    channels: publisher.channels,
    expires,
    run: describeClaims({ ...publisher.claims, ...key.run }),
    ...(retired === undefined ? {} : { retired }),
  };
}

/** How log and channel name it. */
export function holderOf({ name }: Pick<TrustedPublisher, 'name'>): string {
  return `pipeline ${name}`;
}
