import type { OrderProduct } from '@aylal/contracts/orders';
import { bankList } from '@aylal/domain/payments';
import { isMoneyFrozen } from '../../accounts/frozen-money.ts';
import type { Tx } from '../../platform/database/database.ts';
import { claimNextJob, type DueTable } from '../../platform/jobs/claim-next-job.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { supplierOf } from '../orders/product.ts';
import { waitsForApproval } from '../withdrawals/payouts/payout-approval.ts';
import { nextAskMs, notifyOffice } from '../withdrawals/payouts/payout-pace.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { moveOrder } from './move-order.ts';
import { finishRefund } from './finish-refund.ts';
import { postRefundGranted } from './refund-ledger.ts';
import type { RefundRow } from '../orders/refund-row.ts';
import type { RefundPolicy } from '../orders/refund-policy.ts';
import { goesToWallet } from './to-wallet.ts';

const due: DueTable = { table: 'refunds', key: 'id', dueAt: 'next_at', attempts: 'attempts' };

/** Takes one refund that is due a step on: to the supplier, then to the bank or the wallet. No answer leaves it where it is, to be tried again later. False when none is due. */
export async function advanceNextRefund(deps: Deps): Promise<boolean> {
  const refund = await deps.db
    .transaction()
    .execute((tx) => claimNextJob<RefundRow>(tx, due, deps.clock.now(), nextAskMs));
  if (!refund) return false;
  await deps.partnerCalls.about(refund.ref_number, () =>
    refund.state === 'sent' ? askSupplier(deps, refund) : payOut(deps, refund),
  );
  return true;
}

async function askSupplier(deps: Deps, refund: RefundRow): Promise<void> {
  const { product } = await deps.db
    .selectFrom('orders')
    .select('product')
    .where('ref_number', '=', refund.ref_number)
    .executeTakeFirstOrThrow();
  const granted = await askPartner(deps, wayOf(deps, product), refund);
  if (granted === 'silent') return;
  await step(deps, refund, granted ? 'in-process' : 'refused', async (tx, order, now) => {
    if (granted) await giveUp(deps, tx, refund, order, now);
    await moveOrder(deps, tx, order.ref_number, granted ? orderStatus.refundInProcess : orderStatus.issued);
    if (!granted) await sendOrderMail(deps, tx, order, 'refund-refused', refund.back);
  });
}

/** A refund is made only of what can be refunded. */
function wayOf({ products }: Pick<Deps, 'products'>, product: OrderProduct): RefundPolicy {
  const { refundPolicy } = products[product];
  if (!refundPolicy) throw new Error(`An order of ${product} cannot be given back`);
  return refundPolicy;
}

async function askPartner(deps: Deps, way: RefundPolicy, refund: RefundRow): Promise<boolean | 'silent'> {
  try {
    return await way.ask(deps, refund);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('supplier-failed', { ref_number: refund.ref_number, kind: error.kind, key: error.key });
    return 'silent';
  }
}

/** What was bought is taken back: the debt to the customer is booked, and seats or rooms are free. */
async function giveUp(deps: Deps, tx: Tx, refund: RefundRow, order: OrderRow, now: number): Promise<void> {
  const { payable } = supplierOf(deps, order.product);
  await postRefundGranted(tx, refund, payable(order), now);
  await wayOf(deps, order.product).release(deps, tx, order, refund);
}

async function payOut(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'logger' | 'outbox' | 'payout' | 'products' | 'vault'>,
  refund: RefundRow,
): Promise<void> {
  if (goesToWallet(refund)) return finish(deps, refund);
  const pause = (tx: Tx) => tx.updateTable('refunds').set({ next_at: null }).where('id', '=', refund.id).execute();
  if (await waitsForApproval(deps, { reference: refund.id, amount: refund.back, pause })) return;
  if (await isTooSoon(deps, refund)) return;
  if (await isOwnerFrozen(deps, refund)) return;
  const answer = await deps.payout.pay({
    reference: refund.id,
    bank: bankList.find(({ value }) => value === refund.bank_name)?.code ?? '',
    account: deps.vault.open(refund.account, refund.id),
    holder: refund.account_name,
    amount: refund.back,
  });
  await notifyOffice(deps, answer, { reference: refund.id, amount: refund.back, attempts: refund.attempts });
  if (answer === 'paid') await finish(deps, refund);
}

/** Money to an account that has not settled waits until it has, so that its owner can read the mail about it (SEC-3). */
async function isTooSoon({ db, clock }: Pick<Deps, 'clock' | 'db'>, { id, payout_from }: RefundRow): Promise<boolean> {
  if (payout_from === null || payout_from <= clock.now()) return false;
  await db
    .updateTable('refunds')
    .set({ attempts: 0, next_at: payout_from })
    .where('id', '=', id)
    .where('state', '=', 'in-process')
    .execute();
  return true;
}

/** Money to a bank account waits while its owner's is frozen; what goes to the wallet stays with us anyway. */
async function isOwnerFrozen({ db }: Pick<Deps, 'db'>, { ref_number }: RefundRow): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  return isMoneyFrozen(db, order.user_id);
}

/** The money is with the customer. */
async function finish(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'logger' | 'outbox' | 'products'>,
  refund: RefundRow,
): Promise<void> {
  await step(deps, refund, 'finished', (tx, order, now) => finishRefund(deps, tx, { refund, order, now }));
}

/** One turn of a refund, once: whoever comes second finds it turned already. */
async function step(
  deps: Pick<Deps, 'clock' | 'db' | 'logger'>,
  refund: RefundRow,
  state: RefundRow['state'],
  effects: (tx: Tx, order: OrderRow, now: number) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now();
  const over = state === 'finished' || state === 'refused';
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, refund.ref_number);
    const turned = await tx
      .updateTable('refunds')
      .set({ state, attempts: 0, next_at: over ? null : now, finished_at: over ? now : null })
      .where('id', '=', refund.id)
      .where('state', '=', refund.state)
      .returning('id')
      .executeTakeFirst();
    if (!order || !turned) return;
    await effects(tx, order, now);
    deps.logger.info('refund-turned', { ref_number: refund.ref_number, refund: refund.id, state });
  });
}
