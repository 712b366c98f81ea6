import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../platform/deps.ts';

type Signer = Pick<Deps, 'vault'>;

/** What a link in a mail stands for; a link of one kind opens nothing of another. */
export type SignedLinkKind = 'price-alert-link' | 'contact-change-link';

/** What is in a mail to act on one row without sign-in. Only we can make one, and it opens nothing else. */
export function signedLink(signer: Signer, kind: SignedLinkKind, id: string): string {
  return `${id}.${signer.vault.fingerprint(kind, id)}`;
}

/** The row that a link names; undefined for a link that we did not make. */
export function readSignedLink(signer: Signer, kind: SignedLinkKind, link: string): string | undefined {
  const [, id, signed] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(link) ?? [];
  if (id === undefined || signed === undefined) return undefined;
  const isOurs = signer.vault
    .fingerprints(kind, id)
    .some((signature) => timingSafeEqual(Buffer.from(signed), Buffer.from(signature)));
  return isOurs ? id : undefined;
}
