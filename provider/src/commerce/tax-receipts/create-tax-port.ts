import type { Config } from '../../platform/config.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { createPosapiClient } from './posapi/posapi-client.ts';
import type { TaxPort } from './tax-port.ts';

/** PosAPI at `EBARIMT_URL`; without it, in the sandbox, our own over real HTTP on loopback. Otherwise every call is `unavailable`. */
export function createTaxPort({ partners: { tax }, sandbox }: Config, lifecycle: { readonly url?: string }): TaxPort {
  return createPosapiClient(tax, {
    url: () => {
      if (tax.url) return tax.url;
      if (sandbox && lifecycle.url) return `${lifecycle.url}/sandbox/ebarimt`;
      throw new PartnerError('unavailable', 'NOT_CONFIGURED');
    },
  });
}
