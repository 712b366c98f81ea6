import type { OrderProduct } from '@aylal/contracts';
import { bankList, ticketsGivenBack } from '@aylal/domain';
import { isMoneyFrozen } from '../accounts/frozen-money.ts';
import type { Tx } from '../database/database.ts';
import { claimNext, type DueTable } from '../claim-next.ts';
import type { Deps } from '../deps.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus, type FlightOrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { nextAskMs, tellOffice } from '../payouts/payout-pace.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { moveOrder } from './move-order.ts';
import { postRefundGranted, postRefundPaid } from './refund-ledger.ts';
import type { FlightRefundRow } from './refund-row.ts';
import { readRefunds } from './refund-store.ts';
import type { ReturnWay } from './return-way.ts';
import { returnWays } from './return-ways.ts';
import { goesToWallet } from './to-wallet.ts';

const due: DueTable = { table: 'flight_refunds', key: 'id', dueAt: 'next_at', attempts: 'attempts' };

/** Takes one refund that is due a step on: to the airline or another supplier, then to the bank or the wallet. No answer leaves it where it is, to be tried again later. False when none is due. */
export async function advanceNextRefund(deps: Deps): Promise<boolean> {
  const refund = await deps.db
    .transaction()
    .execute((tx) => claimNext<FlightRefundRow>(tx, due, deps.clock.now(), nextAskMs));
  if (!refund) return false;
  await (refund.state === 'sent' ? askSupplier(deps, refund) : payOut(deps, refund));
  return true;
}

async function askSupplier(deps: Deps, refund: FlightRefundRow): Promise<void> {
  const { offer, product, travellers } = await deps.db
    .selectFrom('flight_orders')
    .select(['offer', 'product', 'travellers'])
    .where('ref_number', '=', refund.ref_number)
    .executeTakeFirstOrThrow();
  const way = wayOf(product);
  const answer = way
    ? await askPartner(deps, way, refund)
    : await deps.airline.refund({
        reference: refund.id,
        offer,
        travellers: refund.tickets.length,
        whole: refund.tickets.length === travellers.length,
      });
  if (answer.kind === 'silent') return;
  const granted = answer.kind === 'accepted';
  await step(deps, refund, granted ? 'in-process' : 'refused', async (tx, order, now) => {
    if (granted) await giveUp(deps, tx, refund, order, now);
    await moveOrder(deps, tx, order.ref_number, granted ? orderStatus.refundInProcess : orderStatus.issued);
    if (!granted) await sendOrderMail(deps, tx, order, 'refund-refused', refund.back);
  });
}

function wayOf(product: OrderProduct): ReturnWay | undefined {
  return product === 'flight' ? undefined : returnWays[product];
}

async function askPartner(
  deps: Deps,
  way: ReturnWay,
  refund: FlightRefundRow,
): Promise<{ kind: 'accepted' | 'silent' }> {
  try {
    await way.ask(deps, refund);
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('supplier-failed', { ref_number: refund.ref_number, kind: error.kind, key: error.key });
    return { kind: 'silent' };
  }
}

/** What was bought is taken back: the debt to the customer is booked, and seats or rooms are free. An infant has no seat. */
async function giveUp(deps: Deps, tx: Tx, refund: FlightRefundRow, order: FlightOrderRow, now: number): Promise<void> {
  await postRefundGranted(tx, refund, order, now);
  const way = wayOf(order.product);
  if (way) return way.release(deps, tx, order, refund);
  const gone = order.travellers.filter((one) => refund.tickets.includes(one.ticket_number ?? ''));
  await deps.inventory.returnSeats(tx, order.ref_number, gone.filter(({ type }) => type !== 'infant').length);
}

async function payOut(deps: Deps, refund: FlightRefundRow): Promise<void> {
  if (goesToWallet(refund)) return finish(deps, refund);
  if (await isTooSoon(deps, refund)) return;
  if (await isOwnerFrozen(deps, refund)) return;
  const answer = await deps.payout.pay({
    reference: refund.id,
    bank: bankList.find(({ value }) => value === refund.bank_name)?.code ?? '',
    account: deps.vault.open(refund.account, refund.id),
    holder: refund.account_name,
    amount: refund.back,
  });
  tellOffice(deps.logger, answer, { reference: refund.id, attempts: refund.attempts });
  if (answer === 'paid') await finish(deps, refund);
}

/** Money to an account that has not settled waits until it has, so that its owner can read the mail about it (SEC-3). */
async function isTooSoon({ db, clock }: Deps, { id, payout_from }: FlightRefundRow): Promise<boolean> {
  if (payout_from === null || payout_from <= clock.now()) return false;
  await db
    .updateTable('flight_refunds')
    .set({ attempts: 0, next_at: payout_from })
    .where('id', '=', id)
    .where('state', '=', 'in-process')
    .execute();
  return true;
}

/** Money to a bank account waits while its owner's is frozen; what goes to the wallet stays with us anyway. */
async function isOwnerFrozen({ db }: Deps, { ref_number }: FlightRefundRow): Promise<boolean> {
  const order = await db
    .selectFrom('flight_orders')
    .select('user_id')
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  return isMoneyFrozen(db, order.user_id);
}

/** The money is with the customer. */
async function finish(deps: Deps, refund: FlightRefundRow): Promise<void> {
  await step(deps, refund, 'finished', async (tx, order, now) => {
    await postRefundPaid(tx, refund, order, now);
    const gone = ticketsGivenBack(await readRefunds(tx, order.ref_number));
    const left = order.travellers.some((one) => one.ticket_number !== null && !gone.has(one.ticket_number));
    // The tickets that are left stay good, and may be refunded in their turn.
    await moveOrder(deps, tx, order.ref_number, left ? orderStatus.issued : orderStatus.refunded);
    await sendOrderMail(deps, tx, order, 'refund-finished', refund.back);
  });
}

/** One turn of a refund, once: whoever comes second finds it turned already. */
async function step(
  deps: Deps,
  refund: FlightRefundRow,
  state: FlightRefundRow['state'],
  effects: (tx: Tx, order: FlightOrderRow, now: number) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now();
  const over = state === 'finished' || state === 'refused';
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, refund.ref_number);
    const turned = await tx
      .updateTable('flight_refunds')
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
