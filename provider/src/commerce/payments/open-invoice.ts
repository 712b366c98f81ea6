import type { Deps } from '../../platform/deps.ts';
import { offeredSum, owedNow } from '../orders/order-debt.ts';
import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { bankTransferAmount, type PaymentType, pocketZeroTotal } from '@aylal/domain/payments';
import type { PaymentName } from '@aylal/contracts/payments';
import { orderStatus } from '../orders/order-row.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import {
  addInvoice,
  findOpenInvoice,
  findUnfinishedInvoice,
  keepOpened,
  setInvoiceStatus,
  type KnownInvoice,
} from './invoice-store.ts';
import { logRefusedAddresses } from './log-refused-addresses.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { mayBeLent } from './lend/payment-methods.ts';
import { findCustomerPayable, mayBePaidBy, type PayableOrder } from './payable-order.ts';
import type { PaymentPort } from './payment-port.ts';
import { closeInvoice } from './sync-invoice.ts';
import { MONEY_FROZEN, NOT_ENOUGH } from './wallet/wallet-port.ts';

const FIRST_CHECK_MS = 5_000;
/** Longer than any request may take (REL-1). */
const LOST_AFTER_MS = 30_000;
/** How long an invoice of a later part can be paid, in milliseconds. */
const PART_INVOICE_MS = minutesMs(30);

/** What a customer asks for: the sum of `now_pay_amount` or what is due, in this way and language. */
export interface InvoiceWish {
  readonly ref_number: string;
  readonly payment_name: PaymentName;
  readonly now_pay_amount?: Money | undefined;
  readonly p: PaymentType;
  readonly locale: Locale;
  /** Whether it is asked for inside the mini-app, where alone a loan is to be had (PAY-03). */
  readonly miniApp: boolean;
}

/**
 * The invoice for what is due now, or for another sum where the order offers it: the open one when its way and amount still fit, else a new one after the former is cancelled at
 * its own partner. Repeating it after a lost answer finds the open one. 404, 409 `already-paid`, `order-expired`, `not-enough-money`, `money-frozen` or `state-conflict`, 503 `payment-unavailable`.
 */
export async function openInvoice(deps: Deps, userId: string, wish: InvoiceWish): Promise<KnownInvoice> {
  const { ref_number: ref, payment_name: name } = wish;
  const port = deps.payments.of(name);
  const order = await payableOrder(deps, userId, ref);
  const asked = chargeOf(deps, order, wish);
  const open = await findOpenInvoice(deps.db, order.ref_number);
  const payable = open && open.expires_at > deps.clock.now() && open.declined !== 'cancelled';
  if (payable && open.partner === name && open.amount === asked.amount) return open;
  try {
    return await deps.partnerCalls.about(order.ref_number, async () => {
      if (open) await closeInvoice(deps, open);
      // Money may just have come in over the former invoice.
      const current = open ? await payableOrder(deps, userId, ref) : order;
      return askPartner(deps, port, current, chargeOf(deps, current, wish), wish);
    });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.key === NOT_ENOUGH) throw refuse('not-enough-money');
    if (error.key === MONEY_FROZEN) throw refuse('money-frozen');
    deps.logger.warn('payment-partner-failed', { ref_number: order.ref_number, kind: error.kind, key: error.key });
    throw refuse('payment-unavailable', { retryAfterSeconds: 5 });
  }
}

async function payableOrder(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
  userId: string,
  ref: string,
): Promise<PayableOrder> {
  const order = await findCustomerPayable(deps, userId, ref, deps.clock.now());
  if (!order) throw refuse('not-found');
  if (owedNow(order) > 0) return order;
  const ended = order.status === orderStatus.expired || order.status === orderStatus.cancelled;
  throw refuse(ended ? 'order-expired' : 'already-paid');
}

/** Refuses a sum that the order does not offer: it was read before something else was paid (MNY-9). */
function sumOf(order: PayableOrder, wanted: Money | undefined): Money {
  const sum = offeredSum(order, wanted);
  if (sum === undefined) throw refuse('state-conflict');
  return sum;
}

/** What an invoice asks for, and how much of it the way of paying costs. */
interface Charge {
  readonly amount: Money;
  readonly fee: Money;
}

/** What the order offers, and for a transfer its fee (PAY-14). */
function chargeOf(
  deps: Pick<Deps, 'config' | 'products'>,
  order: PayableOrder,
  { payment_name: name, now_pay_amount: wanted, miniApp }: InvoiceWish,
): Charge {
  const sum = sumOf(order, wanted);
  if (!mayBePaidBy(deps, order, name)) throw refuse('state-conflict');
  if (name === 'LENDPAY' && !(miniApp && mayBeLent(deps, order))) throw refuse('state-conflict');
  if (name === 'POCKET') return loanCharge(order, sum);
  if (name !== 'TRANSFER') return { amount: sum, fee: 0 };
  const partial_payment = order.instalments !== null;
  const record = { to_pay: owedNow(order), must_pay: sum, partial_payment, now_pay_amount: wanted };
  const amount = bankTransferAmount(record, deps.config.partners.transfer.fee);
  return { amount, fee: amount - sum };
}

/** What is borrowed carries the price and what the loan costs (INST-29). An order in parts is no price to borrow. */
function loanCharge(order: PayableOrder, sum: Money): Charge {
  if (order.instalments !== null) throw refuse('state-conflict');
  const amount = pocketZeroTotal(sum);
  return { amount, fee: amount - sum };
}

async function askPartner(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'ids' | 'lifecycle' | 'logger'>,
  port: PaymentPort,
  order: PayableOrder,
  { amount, fee }: Charge,
  wish: InvoiceWish,
): Promise<KnownInvoice> {
  const { db, ids, clock } = deps;
  const now = clock.now();
  const wanted = { ref_number: order.ref_number, partner: port.name, amount };
  // Money of a wallet that a broken-off try has reserved belongs to this one (MNY-12).
  const unfinished = port.name === 'WALLET' ? await findUnfinishedInvoice(db, wanted) : undefined;
  const id = unfinished?.id ?? ids.reference('INV');
  const row = {
    ...wanted,
    id,
    partner_id: null,
    fee,
    status: 'opening' as const,
    created_at: now,
    expires_at: order.status === orderStatus.awaitingPayment ? order.pay_until : now + PART_INVOICE_MS,
    // When the answer is lost, the partner is asked for what it has under our number.
    next_check_at: port.findInvoice ? now + LOST_AFTER_MS : null,
  };
  if (!unfinished) await addInvoice(db, row);
  try {
    const opened = await port.openInvoice({
      senderNo: id,
      receiver: order.ref_number,
      description: `Aylal ${order.ref_number}`,
      amount,
      callbackUrl: `${callbackBase(deps, port)}/callback/${port.name.toLowerCase()}?payment_id=${id}`,
      returnUrl: checkoutPage(deps, order, wish),
      locale: wish.locale,
    });
    logRefusedAddresses(deps, port.name, opened);
    const storedInvoice = await keepOpened(db, id, opened, clock.now() + FIRST_CHECK_MS);
    if (storedInvoice) return storedInvoice;
    await port.cancelInvoice({ partnerId: opened.partnerId, amount });
    const winner = await findOpenInvoice(db, order.ref_number);
    if (winner) return winner;
    throw new PartnerError('unknown', 'RIVAL_INVOICE_GONE');
  } catch (error) {
    // An answer that was lost may have opened one there: the job looks for it, because it may be paid all the same.
    if (error instanceof PartnerError) await setInvoiceStatus(db, id, 'failed');
    throw error;
  }
}

/** A real partner reaches us over the public address, our own over loopback. */
function callbackBase({ config, lifecycle }: Pick<Deps, 'config' | 'lifecycle'>, { outside }: PaymentPort): string {
  return outside ? config.publicUrl : (lifecycle.url ?? config.publicUrl);
}

/** Where a partner's page leads back to: the checkout of the same payment. */
function checkoutPage(
  { config }: Pick<Deps, 'config'>,
  order: PayableOrder,
  { locale, p, now_pay_amount }: InvoiceWish,
): string {
  const search = new URLSearchParams({
    p,
    ...(now_pay_amount === undefined ? {} : { now_pay_amount: String(now_pay_amount) }),
  });
  return `${config.publicUrl}/${locale}/checkout/${order.ref_number}?${search.toString()}`;
}
