import { sendReceipt, type PrintedReceipt } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findCompany } from '../../accounts/companies/find-company.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../platform/http/route.ts';
import { requestTaxReceipt } from './request-tax-receipt.ts';
import { beginReceipt } from './begin-receipt.ts';
import { decideReceipt, type ReceiptDecision, type Receiver } from './decide-receipt.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import { sendReceiptMail } from './receipt-mails.ts';
import { receiptView, shownReceipt, standingReceipts, type ReceiptRow } from './receipt-store.ts';
import { findCustomerSale, lockSale, type Sale } from './sale.ts';

/** Nobody needs twenty receipts in ten minutes (AUT-5). */
const limits = { perAccount: { calls: 20, seconds: 600 } };
const nobodyKnows = { retryAfterSeconds: 5 };
const person: Receiver = { is_company: false, company_register: '', company_name: '', company_tin: null };

interface Wish {
  readonly sale: Sale;
  readonly receiver: Receiver;
  readonly now: number;
  readonly locale: Locale;
}

/** What sending a receipt uses of the process. */
export type ReceiptSender = Pick<
  Deps,
  | 'clock'
  | 'companies'
  | 'config'
  | 'db'
  | 'events'
  | 'inventory'
  | 'logger'
  | 'outbox'
  | 'products'
  | 'saleSources'
  | 'tax'
>;

/** API-69. What is asked for is written down under the lock of its order or ride before the tax office is notified of it, so that however many ask, and whatever gets lost, one receipt comes of it. */
export function sendReceiptRoute(deps: ReceiptSender): Route {
  return route(sendReceipt).to(async (ctx) => {
    const { body, session, now, locale } = ctx;
    const sale = await findCustomerSale(deps, session.userId, body.ref_number, now);
    if (!sale) throw refuse('not-found');
    // What cannot be is said before a register is asked.
    const asked = { is_company: body.is_company, company_register: body.is_company ? body.company_register : '' };
    await decide(deps.db, { sale, receiver: asked, now, locale });
    const receiver = body.is_company ? await companyOf(deps, ctx) : person;
    const taken = await deps.db.transaction().execute((tx) => take(deps, tx, { sale, receiver, now, locale }));
    if (taken.kind === 'repeat') return { status_code: 200 as const, result: printed(taken.receipt) };
    const { lottery, qrData } = await ask(deps, taken.receipt);
    const currentReceipt = shownReceipt(await standingReceipts(deps.db, sale.ref_number));
    return { status_code: 200 as const, result: { ...printed(currentReceipt), lottery, qr_data: qrData } };
  }, limits);
}

async function companyOf(deps: Pick<Deps, 'companies'>, ctx: RouteContext<typeof sendReceipt>): Promise<Receiver> {
  const register = ctx.body.company_register;
  const company = register === '' ? undefined : await findCompany(deps, ctx, register);
  if (!company) throw refuse('invalid-input', { fields: { company_register: 'validation_company_name' } });
  return { is_company: true, company_register: register, company_name: company.name, company_tin: company.tin };
}

/** What is to be done about the wish as things stand. */
async function decide(
  db: Db | Tx,
  {
    sale,
    receiver,
    now,
    locale,
  }: Omit<Wish, 'receiver'> & { receiver: Pick<Receiver, 'is_company' | 'company_register'> },
): Promise<Exclude<ReceiptDecision, { kind: 'refuse' }>> {
  const standing = await standingReceipts(db, sale.ref_number);
  const decision = decideReceipt(sale.amount, standing, receiver, { now, today: homeDate(now) });
  if (decision.kind !== 'refuse') return decision;
  throw refuse(
    decision.problem,
    sale.hindrance ? { message: commerceMessage(locale, `receipt.${sale.hindrance}`) } : {},
  );
}

/** Under the sale's lock: one that is there is mailed again, any other is to be asked for. */
async function take(
  deps: Pick<Deps, 'config' | 'outbox' | 'products' | 'saleSources'>,
  tx: Tx,
  wish: Wish,
): Promise<{ kind: 'repeat' | 'ask'; receipt: ReceiptRow }> {
  const sale = await lockSale(deps, tx, wish.sale.ref_number);
  if (!sale) throw refuse('not-found');
  const decision = await decide(tx, { ...wish, sale });
  if (decision.kind === 'new')
    return { kind: 'ask', receipt: await beginReceipt(tx, sale, wish.receiver, { replaces: null, now: wish.now }) };
  const { receipt } = decision;
  if (decision.kind === 'repeat') await sendReceiptMail(deps, tx, receipt, receipt.receipt_id ?? '');
  return { kind: decision.kind === 'repeat' ? 'repeat' : 'ask', receipt: { ...receipt, unsure: true } };
}

async function ask(deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'tax'>, receipt: ReceiptRow) {
  try {
    return await requestTaxReceipt(deps, receipt);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw error.kind === 'refused' ? refuse('receipt-refused') : refuse('unavailable', nobodyKnows);
  }
}

function printed(row: ReceiptRow | undefined): PrintedReceipt {
  return { ...receiptView(row), lottery: '', qr_data: '' };
}
