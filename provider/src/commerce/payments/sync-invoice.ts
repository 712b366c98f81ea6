import type { Deps } from '../../platform/deps.ts';
import { owedNow } from '../orders/order-debt.ts';
import { orderStatus } from '../orders/order-row.ts';
import { findInvoiceById, receivedBy, setInvoiceStatus, type KnownInvoice } from './invoice-store.ts';
import { findPayable } from './payable-order.ts';
import { noteLenderAnswer } from './loan-in-doubt.ts';
import { noteDecline } from './note-decline.ts';
import type { InvoiceStanding, OpenedInvoice } from './payment-port.ts';
import { listOddAnswers } from '../work-list/list-odd-answers.ts';
import { recordPayments } from './record-payments.ts';

/** Brings an invoice up to what the partner knows. */
export interface InvoiceSync {
  /**
   * Asks the partner, books what is new, and closes the invoice where its order wants no more money. Calls for the same invoice at the
   * same time share one question, so that a storm of notices stays one. Throws `PartnerError` when the partner cannot be asked.
   */
  sync(invoice: KnownInvoice): Promise<void>;
}

export function createInvoiceSync(deps: Deps): InvoiceSync {
  const running = new Map<string, { current: Promise<void>; next: Promise<void> | undefined }>();

  async function once(invoice: KnownInvoice): Promise<void> {
    const { payments, declined, odd = [] } = await standingOf(deps, invoice);
    await noteLenderAnswer(deps, invoice);
    await listOddPayments(deps, invoice, odd);
    await recordPayments(deps, invoice, payments);
    await noteDecline(deps, invoice, declined);
    await closeIfEnded(deps, invoice.id);
  }
  function start(invoice: KnownInvoice): Promise<void> {
    const { id, ref_number } = invoice;
    const current = deps.partnerCalls
      .about(ref_number, () => once(invoice))
      .finally(() => {
        if (running.get(id)?.current === current) running.delete(id);
      });
    running.set(id, { current, next: undefined });
    return current;
  }
  return {
    sync: (invoice) => {
      const now = running.get(invoice.id);
      if (!now) return start(invoice);
      // The running question may have been answered before this notice's payment: one more, for all who come meanwhile.
      now.next ??= now.current.catch(() => undefined).then(() => start(invoice));
      return now.next;
    },
  };
}

/** A paid order's invoice is done, and so is a paid or ended one of a part; one of an ended order is cancelled, and when money was faster, booked. */
async function closeIfEnded(deps: Deps, id: string): Promise<void> {
  const invoice = await findInvoiceById(deps.db, id);
  if (!invoice || invoice.status !== 'open') return;
  const order = await findPayable(deps, invoice.ref_number, deps.clock.now());
  if (!order || order.status === orderStatus.awaitingPayment) return;
  const running = deps.clock.now() < invoice.expires_at && (await receivedBy(deps.db, id)) < invoice.amount;
  if (running && owedNow(order) > 0) return;
  await closeInvoice(deps, invoice);
}

/** Makes sure that nobody can pay an invoice any more; money that was faster is booked. */
export async function closeInvoice(deps: Deps, invoice: KnownInvoice): Promise<void> {
  const outcome = await deps.payments.of(invoice.partner).cancelInvoice(openedInvoice(invoice));
  await setInvoiceStatus(deps.db, invoice.id, outcome === 'cancelled' ? 'closed' : 'paid');
  if (outcome === 'already-paid') await recordPayments(deps, invoice, (await standingOf(deps, invoice)).payments);
}

/** Rows of the partner that cannot be booked to this invoice as they are. */
export async function listOddPayments(
  deps: Pick<Deps, 'clock' | 'db' | 'logger'>,
  invoice: KnownInvoice,
  odd: readonly unknown[],
): Promise<void> {
  const { id, amount, partner, ref_number } = invoice;
  const task = `${partner} answers for order ${ref_number} with something that cannot be booked. Look at the partner whether money came.`;
  await listOddAnswers(deps, { about: id, amount, task }, odd);
}

function standingOf({ payments }: Pick<Deps, 'payments'>, invoice: KnownInvoice): Promise<InvoiceStanding> {
  return payments.of(invoice.partner).standing(openedInvoice(invoice));
}

function openedInvoice({ partner_id, amount }: KnownInvoice): OpenedInvoice {
  return { partnerId: partner_id, amount };
}
