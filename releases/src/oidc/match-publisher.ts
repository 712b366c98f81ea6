import type { TrustedPublisher } from './trusted-publisher.ts';

/** The publisher that a token stands for, or the claims in which it differs from the one that is nearest. */
export type PublisherMatch =
  | { readonly publisher: TrustedPublisher }
  | { readonly publisher: null; readonly differing: readonly string[] };

/** Finds the publisher of this issuer whose claims the token has, each exactly. Of several it is the one with the most claims, and then the one that was added first: rights of two are never put together. */
export function matchPublisher(
  publishers: readonly TrustedPublisher[],
  token: { readonly issuer: string; readonly claims: Readonly<Record<string, unknown>> },
): PublisherMatch {
  const compared = publishers
    .filter(({ issuer }) => issuer === token.issuer)
    .map((publisher) => ({ publisher, differing: differingClaims(publisher, token.claims) }))
    .toSorted((a, b) => a.differing.length - b.differing.length || claimCount(b.publisher) - claimCount(a.publisher));
  const nearest = compared[0];
  if (nearest?.differing.length === 0) return { publisher: nearest.publisher };
  return { publisher: null, differing: nearest?.differing ?? [] };
}

function differingClaims({ claims }: TrustedPublisher, given: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(claims).filter((name) => !Object.hasOwn(given, name) || given[name] !== claims[name]);
}

function claimCount({ claims }: TrustedPublisher): number {
  return Object.keys(claims).length;
}
