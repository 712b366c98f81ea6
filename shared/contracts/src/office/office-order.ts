import { listedProducts } from '@aylal/domain/orders';
import { holdRefusals, officeOrderActions } from '@aylal/domain/office';
import * as v from 'valibot';
import { instant, money, refNumber } from '../fields.ts';
import { staffMember } from './staff-session.ts';
import { orderRefund, orderStatusCodes, partnerChange } from '../orders/index.ts';

const maybe = v.nullable(instant);

/** A payment as its partner knows it; `credited` is what of it went to the customer's wallet. */
const payment = v.object({
  partner: v.string(),
  payment_id: v.string(),
  amount: money,
  credited: money,
  at: instant,
});

/** A way to pay that was opened. */
const invoice = v.object({
  id: v.string(),
  partner: v.string(),
  status: v.picklist(['opening', 'open', 'paid', 'closed', 'failed']),
  amount: money,
  created_at: instant,
});

/** What was booked together; amounts of an account are debits above zero and credits below. */
const posting = v.object({
  at: instant,
  kind: v.string(),
  reference: v.string(),
  entries: v.array(v.object({ account: v.string(), amount: money })),
});

/** A mail or text message that names the order, and whether it went out. */
const message = v.object({
  id: v.string(),
  channel: v.picklist(['email', 'sms']),
  subject: v.string(),
  state: v.picklist(['waiting', 'sent', 'dead']),
  failure: v.string(),
  at: instant,
});

/** A call to a partner about the order, with its answer: a status, or a word for the failure. The same call with the same answer is one row. */
const partnerCall = v.object({
  address: v.string(),
  answer: v.string(),
  calls: v.number(),
  longest_ms: v.number(),
  first_at: instant,
  last_at: instant,
});

/** The release of a page by which something was done with the order, as `remote@version`, and what. */
const orderPage = v.object({ release: v.string(), operation: v.string(), at: instant });

/** What people of the office did with the order. */
const officeAct = v.object({ id: v.number(), at: instant, by: v.string(), act: v.string(), reason: v.string() });

/** Money that the office gives the customer by judgement; above a limit a second person has to agree. */
const goodwill = v.object({
  id: v.string(),
  amount: money,
  reason: v.string(),
  state: v.picklist(['waiting', 'paid', 'refused']),
  asked_by: staffMember,
  at: instant,
  decided_by: v.nullable(v.string()),
});

/**
 * Everything of an order that its file shows: state, people (masked), money, what was booked, messages, calls to partners and what the office did. `actions` is what may be done with it now. `supplier`
 * is how the making of its goods goes; null where the goods come with the money. `hold` is until when one that waits for its money can be held at the latest, or why no longer; null for one that does not wait. `partner_change`
 * is the newest change of the journey by its partner.
 */
export const officeOrder = v.object({
  ref_number: refNumber,
  product: v.picklist(listedProducts),
  title: v.string(),
  status: v.object({ status_code: v.picklist(orderStatusCodes), name: v.string() }),
  created_at: instant,
  pay_until: instant,
  hold: v.nullable(v.object({ latest: maybe, why: v.nullable(v.picklist(holdRefusals)) })),
  starts_at: instant,
  paid_at: maybe,
  fulfilled_at: maybe,
  ended_at: maybe,
  total: money,
  fee: money,
  discount: money,
  paid: money,
  to_pay: money,
  locale: v.string(),
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  travellers: v.array(v.object({ name: v.string(), document: v.string(), ticket_number: v.nullable(v.string()) })),
  confirmation: v.nullable(v.string()),
  supplier: v.nullable(v.object({ attempts: v.number(), next_at: maybe, failed_at: maybe })),
  payments: v.array(payment),
  invoices: v.array(invoice),
  refunds: v.array(orderRefund),
  ledger: v.array(posting),
  messages: v.array(message),
  pages: v.array(orderPage),
  partner_calls: v.array(partnerCall),
  office: v.array(officeAct),
  goodwill: v.array(goodwill),
  partner_change: v.nullable(partnerChange),
  actions: v.array(v.picklist(officeOrderActions)),
  server_time: instant,
});
export type OfficeOrder = v.InferOutput<typeof officeOrder>;
