import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { paymentMethods, type PaymentMethods } from './payment-methods.ts';
import { createGolomtClient } from './golomt/golomt-client.ts';
import type { Lender } from './lend/lender-port.ts';
import type { PaymentPort } from './payment-port.ts';
import { createPocketClient } from './pocket/pocket-client.ts';
import { createQpayClient } from './qpay/qpay-client.ts';
import { createSocialPayClient } from './socialpay/socialpay-client.ts';
import type { TransferStore } from './transfer/transfer-store.ts';
import { createTransferPort } from './transfer/transfer-port.ts';

/** Every partner at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createPaymentMethods(
  config: Config,
  clock: Clock,
  lifecycle: Lifecycle,
  transfers: TransferStore,
  lender: Lender,
  wallet: PaymentPort,
): PaymentMethods {
  const place = partnerUrl(config, lifecycle);
  const { card, pocket, qpay, socialPay, transfer } = config.partners;
  return paymentMethods([
    createQpayClient({
      ...qpay,
      ...place(qpay.url, '/sandbox/qpay/v2'),
      nowMs: () => clock.now(),
    }),
    createSocialPayClient({ ...socialPay, ...place(socialPay.url, '/sandbox/socialpay') }),
    createGolomtClient({
      ...card,
      ...place(card.url, '/sandbox/golomt'),
      pageUrl: card.url ?? `${config.publicUrl}/sandbox/golomt`,
    }),
    createPocketClient({
      ...pocket,
      ...place(pocket.url, '/sandbox/pocket'),
      authUrl: place(pocket.authUrl, '/sandbox/pocket').url,
    }),
    createTransferPort(config, transfers, place(transfer.url, '/sandbox/gateway/v1')),
    wallet,
    lender,
  ]);
}
