import { findOrders, getOfficeOrder, quoteOrderRefund } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** Orders in which every word of the text is found. */
export function findOrdersQuery(services: Around, text: string, language: Locale) {
  return officeQuery(services, findOrders, { body: { text } }, language);
}

/** The file of one order. */
export function officeOrderQuery(services: Around, ref_number: string, language: Locale) {
  return officeQuery(services, getOfficeOrder, { params: { ref_number } }, language);
}

/** What the product's own rule refunds for an order now. */
export function orderRefundQuery(services: Around, ref_number: string, language: Locale) {
  return officeQuery(services, quoteOrderRefund, { params: { ref_number } }, language);
}
