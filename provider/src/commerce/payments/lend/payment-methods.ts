import type { Money } from '@aylal/domain/money';
import type { PaymentType } from '@aylal/domain/payments';
import type { Deps } from '../../../platform/deps.ts';
import { owedNow } from '../../orders/order-debt.ts';
import { orderStatus } from '../../orders/order-row.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { mayBePaidBy, type PayableOrder } from '../payable-order.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { LendEligibility } from './lender-port.ts';

/** The ways in which an order can be paid now: a loan for `lend`, inside the mini-app and where the lender would give it (PAY-03), and everything else for the other types. */
export async function paymentMethods(
  deps: Pick<Deps, 'payments' | 'lender' | 'logger' | 'products'>,
  order: PayableOrder,
  { type, miniApp }: { type: PaymentType; miniApp: boolean },
): Promise<readonly PaymentPort[]> {
  if (type !== 'lend') {
    // PocketZero spreads the whole price: an order in parts is spread already.
    const left = order.instalments === null ? ['LENDPAY'] : ['LENDPAY', 'POCKET'];
    return deps.payments.offered.filter(({ name }) => !left.includes(name) && mayBePaidBy(deps, order, name));
  }
  if (!miniApp || !deps.lender.ready || !mayBeLent(deps, order)) return [];
  const asked = await askLender(deps, owedNow(order), order.ref_number);
  return asked?.eligible ? [deps.lender] : [];
}

/** A loan pays an order at one time, before anything else has come for it. */
export function mayBeLent(deps: Pick<Deps, 'products'>, order: PayableOrder): boolean {
  const { status, paid, instalments, change } = order;
  if (!mayBePaidBy(deps, order, 'LENDPAY')) return false;
  return status === orderStatus.awaitingPayment && paid === 0 && instalments === null && change === null;
}

/** What the lender says; undefined when it cannot be asked, because then no loan is available now. */
export async function askLender(
  { lender, logger }: Pick<Deps, 'lender' | 'logger'>,
  amount: Money,
  order?: string,
): Promise<LendEligibility | undefined> {
  try {
    return await lender.eligibility(amount, order);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('lender-failed', { kind: error.kind, key: error.key });
    return undefined;
  }
}
