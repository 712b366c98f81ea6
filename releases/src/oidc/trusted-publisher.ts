import * as v from 'valibot';
import { channelName } from '../documents/channel-document.ts';
import { remoteId } from '../documents/release-record.ts';
import { isSecureAddress } from './secure-address.ts';

/** What a trusted publisher may be good for. */
export const publisherRights = ['publish', 'promote', 'rollback'] as const;

/** Claims that say whose pipeline it is: without one of them everybody who has an account at the issuer would be trusted. */
const identities = ['sub', 'repository', 'repository_id', 'project_path', 'project_id'];

const claimName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,49}$/));
const claimValue = v.pipe(v.string(), v.regex(/^[\w.:/@ +#*=-]{1,300}$/));

/** What a trusted publisher is called. */
export const publisherName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name is small letters, digits and hyphens'),
);

/** A pipeline that needs no stored key: the issuer of its ID tokens, the claims that they must have, and what it may do for how long. Times in minutes. */
export const trustedPublisher = v.strictObject({
  name: publisherName,
  issuer: v.pipe(v.string(), v.maxLength(200), v.check(isSecureAddress, 'an issuer is an https address')),
  claims: v.pipe(
    v.record(claimName, claimValue),
    v.check((claims) => Object.keys(claims).length <= 12, 'twelve claims at most'),
    v.check(
      (claims) => identities.some((name) => Object.hasOwn(claims, name)),
      `one of the claims says whose pipeline it is: ${identities.join(', ')}`,
    ),
  ),
  remotes: v.pipe(v.array(remoteId), v.minLength(1, 'name the remotes'), v.maxLength(50)),
  may: v.pipe(v.array(v.picklist(publisherRights)), v.minLength(1, `say what it may: ${publisherRights.join(', ')}`)),
  /** Every channel when null. */
  channels: v.nullable(v.pipe(v.array(channelName), v.minLength(1), v.maxLength(20))),
  minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(60, 'a short-lived key is good for an hour at most'),
  ),
});

/** See `trustedPublisher`. */
export type TrustedPublisher = v.InferOutput<typeof trustedPublisher>;

/** What is good for what, as one sentence without its name. */
export function describePublisher({ issuer, claims, remotes, may, channels, minutes }: TrustedPublisher): string {
  const where = channels ? `on ${channels.join(', ')}` : 'on every channel';
  return `may ${may.join(', ')} ${remotes.join(', ')} ${where} for ${minutes} min, from ${issuer} with ${describeClaims(claims)}`;
}

/** Claims as the log says them. */
export function describeClaims(claims: Readonly<Record<string, string>>): string {
  return Object.entries(claims)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
