import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { PartnerError } from '../partners/partner-error.ts';
import type { PaymentPort } from './payment-port.ts';
import { createQpayClient } from './qpay/qpay-client.ts';

/** QPay at `QPAY_URL`; without it, in the sandbox, our own partner over real HTTP on loopback. Otherwise every call is `unavailable`. */
export function createPaymentPort(config: Config, clock: Clock, lifecycle: { readonly url?: string }): PaymentPort {
  return createQpayClient({
    ...config.qpay,
    nowMs: () => clock.now(),
    url: () => {
      if (config.qpay.url) return config.qpay.url;
      if (config.sandbox && lifecycle.url) return `${lifecycle.url}/sandbox/qpay/v2`;
      throw new PartnerError('unavailable', 'NOT_CONFIGURED');
    },
  });
}
