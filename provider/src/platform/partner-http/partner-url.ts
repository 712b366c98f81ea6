import type { Config } from '../config.ts';
import { PartnerError } from './partner-error.ts';

/** Our own address on loopback, once we listen. */
export type Lifecycle = { readonly url?: string };

/** Where a partner is. */
export interface PartnerUrl {
  /** There are credentials for it, or the sandbox plays it; only then it is offered. */
  readonly ready: boolean;
  /** A real partner, who reaches us over the public address; our own over loopback. */
  readonly outside: boolean;
}

/** A partner's place and its address, which is asked at each call: the sandbox knows its own port only once it listens. */
export interface PartnerAddress extends PartnerUrl {
  /** Without a final slash. Throws `PartnerError` where there is no such partner. */
  readonly url: () => string;
}

/** Finds a partner: at `url` of the configuration, else under `sandboxPath` of our own sandbox, else nowhere. */
export function partnerUrl({ sandbox }: Pick<Config, 'sandbox'>, lifecycle: Lifecycle) {
  return (url: string | undefined, sandboxPath: string): PartnerAddress => ({
    ready: url !== undefined || sandbox,
    outside: url !== undefined,
    url: () => {
      if (url !== undefined) return url;
      if (sandbox && lifecycle.url) return `${lifecycle.url}${sandboxPath}`;
      throw new PartnerError('unavailable', 'NOT_CONFIGURED');
    },
  });
}
