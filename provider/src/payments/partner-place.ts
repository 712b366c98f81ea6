import type { Config } from '../config.ts';
import { PartnerError, type PartnerPlace } from './payment-port.ts';

/** Our own address on loopback, once we listen. */
export type Lifecycle = { readonly url?: string };

/** A partner's place and its address, which is asked at each call: the sandbox knows its own port only once it listens. */
export interface PartnerAddress extends PartnerPlace {
  /** Without a final slash. Throws `PartnerError` where there is no such partner. */
  readonly url: () => string;
}

/** Finds a partner: at `url` of the configuration, else under `sandboxPath` of our own sandbox, else nowhere. */
export function partnerPlace({ sandbox }: Config, lifecycle: Lifecycle) {
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
