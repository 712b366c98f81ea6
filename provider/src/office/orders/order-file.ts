import type { OfficeOrder } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { actionsOnOrder, maskName, type OfficeOrderAction } from '@aylal/domain/office';
import { maskDocument } from '@aylal/domain/people';
import { longestHoldOf } from '../../commerce/orders/longer-hold.ts';
import { refundView } from '../../commerce/orders/money-view.ts';
import { owedNow } from '../../commerce/orders/order-debt.ts';
import { orderStatusView } from '../../commerce/orders/order-view.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import { readShownChange } from '../../commerce/orders/partner-change-row.ts';
import { partnerChangeView } from '../../commerce/orders/partner-change-view.ts';
import { readRefunds } from '../../commerce/orders/refund-store.ts';
import { shownReceipt, standingReceipts } from '../../commerce/tax-receipts/receipt-store.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readGoodwill } from './goodwill.ts';
import {
  readInvoices,
  readMessages,
  readOfficeActs,
  readOrderPages,
  readPartnerCalls,
  readPayments,
  readPostings,
} from './order-records.ts';

/** Everything of an order that its file shows, personal data masked (PII-2). */
export async function orderFile(
  deps: Deps,
  db: Db | Tx,
  order: OrderRow,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Promise<OfficeOrder> {
  const { ref_number, product, contact } = order;
  const { supplier, title } = deps.products[product];
  const refunds = await readRefunds(db, ref_number);
  const change = await readShownChange(db, ref_number);
  return {
    ref_number,
    product,
    title: title(order, locale),
    status: orderStatusView(deps.products, order, locale),
    created_at: iso(order.created_at),
    pay_until: iso(order.pay_until),
    hold: holdView(deps, order, now),
    starts_at: iso(order.starts_at),
    paid_at: isoOrNull(order.paid_at),
    fulfilled_at: isoOrNull(order.fulfilled_at),
    ended_at: isoOrNull(order.ended_at),
    total: order.total,
    fee: order.fee,
    discount: order.discount,
    paid: order.paid,
    to_pay: owedNow(order),
    locale: order.locale,
    contact: {
      name: maskName(contact.contact_name),
      email: contact.contact_email && maskDocument(contact.contact_email),
      phone: contact.contact_phone && maskDocument(contact.contact_phone),
    },
    travellers: order.travellers.map(({ surname, given_name, masked_document, ticket_number }) => ({
      name: maskName(`${surname} ${given_name}`),
      document: masked_document,
      ticket_number,
    })),
    confirmation: order.confirmation,
    supplier: supplier
      ? {
          attempts: order.fulfil_attempts,
          next_at: isoOrNull(order.next_fulfil_at),
          failed_at: isoOrNull(order.fulfil_failed_at),
        }
      : null,
    payments: await readPayments(db, ref_number),
    invoices: await readInvoices(db, ref_number),
    refunds: refunds.map(refundView),
    ledger: await readPostings(db, ref_number),
    messages: await readMessages(db, order),
    pages: await readOrderPages(db, ref_number),
    partner_calls: await readPartnerCalls(db, [
      ref_number,
      (await deps.products[product].callsBefore?.(db, order)) ?? order.quote_ref,
    ]),
    office: await readOfficeActs(db, ref_number),
    goodwill: await readGoodwill(db, ref_number),
    partner_change: change ? (partnerChangeView(deps, order, change, { refunds, now, locale }) ?? null) : null,
    actions: [...(await officeActionsOn(deps, db, order, now))],
    server_time: iso(now),
  };
}

/** What a person of the office may do with an order now. */
export async function officeActionsOn(
  { products }: Pick<Deps, 'products'>,
  db: Db | Tx,
  order: OrderRow,
  now: number,
): Promise<readonly OfficeOrderAction[]> {
  const receipt = shownReceipt(await standingReceipts(db, order.ref_number));
  const facts = {
    status: order.status,
    payUntil: order.pay_until,
    isChanging: order.change !== null,
    hasSupplier: products[order.product].supplier !== undefined,
    hasAddress: order.contact.contact_email !== '',
    hasReceipt: receipt?.status === 'sent',
  };
  return actionsOnOrder(facts, now);
}

function holdView(deps: Deps, order: OrderRow, now: number): OfficeOrder['hold'] {
  const longest = longestHoldOf(deps, order, now);
  if (longest === undefined) return null;
  return typeof longest === 'string' ? { latest: null, why: longest } : { latest: iso(longest.latest), why: null };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
