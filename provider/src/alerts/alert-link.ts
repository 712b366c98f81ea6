import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';

type Signer = Pick<Deps, 'vault'>;

/** What stands in a mail to stop its alert without sign-in. Only we can make one, and it opens nothing else. */
export function alertLink(deps: Signer, id: string): string {
  return `${id}.${signature(deps, id)}`;
}

/** The alert that a link names; undefined for a link that we did not make. */
export function readAlertLink(deps: Signer, link: string): string | undefined {
  const [, id, signed] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(link) ?? [];
  if (id === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(deps, id))) ? id : undefined;
}

function signature({ vault }: Signer, id: string): string {
  return vault.fingerprint('price-alert-link', id);
}
