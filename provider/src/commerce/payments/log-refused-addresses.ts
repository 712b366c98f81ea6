import type { PaymentName } from '@aylal/contracts/payments';
import { bankApps, isPaymentPage } from '@aylal/domain/payments';
import type { Deps } from '../../platform/deps.ts';
import { encodeDeeplink, paymentOptionView } from './payment-option-view.ts';
import type { PartnerInvoice } from './payment-port.ts';

/**
 * Logs what a partner handed out and the shop will not open (WEB-4): a bank that comes with a new scheme, or a page of a host that is not listed, is missing on
 * the customer's screen, and somebody has to learn of it. Never the address itself: it carries the payment.
 */
export function logRefusedAddresses(
  { config, logger }: Pick<Deps, 'config' | 'logger'>,
  partner: PaymentName,
  { banks, url }: Pick<PartnerInvoice, 'banks' | 'url'>,
): void {
  const links = banks.map(({ name, description, link }) => ({
    name: description || name,
    deeplink: encodeDeeplink(link),
  }));
  const { missing } = bankApps(links, config.publicUrl);
  if (missing.length > 0) logger.warn('bank-apps-refused', { partner, banks: missing });
  const { is_url } = paymentOptionView(partner, config);
  if (is_url && !isPaymentPage(url, config.publicUrl))
    logger.warn('payment-page-refused', { partner, host: URL.canParse(url) ? new URL(url).host : '' });
}
