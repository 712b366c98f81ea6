import type { FlightOrder, LedgerLine, OrderAction, OrderRefund } from '@aylal/contracts/orders';
import type { RefundRow } from './refund-row.ts';
import { refundDueAt } from './refund-due-at.ts';
import { dueNow, instalmentsOf, owedNow } from './order-debt.ts';
import type { ReceivableEntry } from './order-ledger.ts';
import type { Products } from './product.ts';
import { placedProgress } from './order-progress.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import type { PartnerChangeRow } from './partner-change-row.ts';

/** What has moved for an order: what is owed for it, what is paid back, and the newest change of its journey by the partner. */
export interface OrderBooks {
  readonly receivable: readonly ReceivableEntry[];
  readonly refunds: readonly RefundRow[];
  readonly change?: PartnerChangeRow | undefined;
}

/** What orders of every product show: customer, state and money. */
export type OrderMoney = ReturnType<typeof moneyView>;

/** `named` is the order's title and state, in the words of its product. */
export function moneyView(
  products: Products,
  row: OrderRow,
  { receivable, refunds }: OrderBooks,
  named: Pick<FlightOrder, 'title' | 'status'>,
  now: number,
) {
  const { contact } = row;
  return {
    ref_number: row.ref_number,
    ...named,
    contact: {
      name: contact.contact_name,
      email: contact.contact_email,
      dial_code: contact.contact_dial_code,
      phone: contact.contact_phone,
      company: contact.company_name ? { register: contact.company_register, name: contact.company_name } : null,
    },
    created_at: iso(row.created_at),
    pay_until: row.status === orderStatus.awaitingPayment ? iso(row.pay_until) : null,
    money_back_from: isoOrNull(refundDueAt(products, row)),
    issued_date: isoOrNull(row.fulfilled_at),
    partial_payment: row.instalments !== null,
    partial_payment_type: row.instalment_plan,
    partial_payment_terms:
      row.status === orderStatus.awaitingPayment && row.paid === 0 && row.change === null ? termsView(row) : null,
    instalments: [...instalmentsOf(row)],
    credit_name: row.credit_name,
    total: row.total,
    fee: row.fee,
    discount: row.discount,
    coupon_code: row.coupon_code,
    paid: row.paid,
    to_pay: owedNow(row),
    must_pay: dueNow(row),
    lines: [],
    ends_at: null,
    ledger: ledgerLines(row, receivable, refunds),
    progress: placedProgress(row),
    actions: actionsOf(products, row),
    server_time: iso(now),
  };
}

/** Statuses of a journey that is paid and goes ahead. */
const goesAhead: readonly number[] = [
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.issued,
  orderStatus.changed,
];

/** A coupon before anything is paid, a receipt once something is, offers while its journey goes ahead; each where its product has it. */
function actionsOf(products: Products, { product, status, paid, change }: OrderRow): OrderAction[] {
  const { refusesCoupons = false, soldAs, journey } = products[product];
  const unpaid = status === orderStatus.awaitingPayment;
  return [
    ...(unpaid && paid === 0 && change === null && !refusesCoupons ? ['coupon' as const] : []),
    ...(!unpaid && paid > 0 && soldAs ? ['receipt' as const] : []),
    ...(goesAhead.includes(status) && journey ? ['offers' as const] : []),
  ];
}

/** What the plans are made of, as the contract has it. */
function termsView({
  instalment_terms: terms,
}: Pick<OrderRow, 'instalment_terms'>): FlightOrder['partial_payment_terms'] {
  return terms && { ...terms, types: [...terms.types] };
}

/** What is paid back, as its owner sees it; the account masked. */
export function refundView(row: RefundRow): OrderRefund {
  const { state, tickets, fare, fee, discount, back, bank_name, masked_account } = row;
  return {
    state,
    tickets: [...tickets],
    fare,
    fee,
    discount,
    back,
    bank_name,
    account: masked_account,
    sent_at: iso(row.sent_at),
    finished_at: isoOrNull(row.finished_at),
    payout_from: isoOrNull(row.payout_from),
  };
}

/** The dated history with a running balance; the ticket is a line that moves no money of the customer. */
export function ledgerLines(
  row: Pick<OrderRow, 'fulfilled_at' | 'confirmation'>,
  receivable: readonly ReceivableEntry[],
  refunds: readonly RefundRow[] = [],
): LedgerLine[] {
  const issued =
    row.fulfilled_at === null
      ? []
      : [{ kind: 'ticket-issued' as const, reference: row.confirmation ?? '', at: row.fulfilled_at, amount: 0 }];
  // The customer knows a refund by the account that it goes to; one to the wallet has none.
  const accountOf = new Map(refunds.map(({ id, masked_account }) => [id, masked_account]));
  // Of one instant, the ticket comes before its refund.
  const isRefund = ({ kind }: ReceivableEntry) => kind === 'refund' || kind === 'refund-paid';
  const owed = receivable.filter((entry) => !isRefund(entry));
  let balance = 0;
  return [...owed, ...issued, ...receivable.filter(isRefund)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, kind, reference, amount }) => {
      balance += amount;
      return { at: iso(at), kind, reference: accountOf.get(reference) ?? reference, amount, balance };
    });
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
