import { isListedPage } from './listed-page.ts';

/** Hosts of partners whose pages a payment may lead to (MODAL-11). */
const hosts: ReadonlySet<string> = new Set(['ecommerce.golomtbank.com', 'ecommerce-test.golomtbank.com']);

/** Whether a partner's page may be opened: at a bank that is listed, or of our own origin, where the sandbox's bank is. */
export function isPaymentPage(url: string, ownOrigin: string): boolean {
  return isListedPage(url, ownOrigin, hosts);
}
