import type { Deps } from '../../platform/deps.ts';
import type { PaymentPort, SettledList } from '../payments/payment-port.ts';
import type { Partner } from './reconcile-day.ts';

/** How many invoices a partner is asked about at one time. */
const AT_ONCE = 10;

/**
 * What a partner settled from one instant until before another. One that cannot be asked for a day is asked about every invoice that was opened in that
 * time, paid or not; then the currency is ours, because such a partner settles nothing else. Throws `PartnerError` when it cannot be asked.
 */
export async function querySettlement(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  partner: Partner,
  from: number,
  until: number,
): Promise<SettledList> {
  const port = payments.of(partner.toUpperCase());
  if (port.settledBetween) return port.settledBetween(from, until);
  const invoices = await db
    .selectFrom('invoices')
    .select(['partner_id', 'amount'])
    .where('partner', '=', port.name)
    .where('partner_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('id')
    .execute();
  const settled: SettledList[] = [];
  for (let start = 0; start < invoices.length; start += AT_ONCE) {
    const some = invoices.slice(start, start + AT_ONCE);
    settled.push(...(await Promise.all(some.map((invoice) => settledOf(port, invoice)))));
  }
  return { payments: settled.flatMap(({ payments: found }) => found), odd: settled.flatMap(({ odd }) => odd) };
}

async function settledOf(
  port: PaymentPort,
  { partner_id, amount }: { partner_id: string | null; amount: number },
): Promise<SettledList> {
  const invoice = partner_id ?? '';
  const { payments, odd = [] } = await port.standing({ partnerId: invoice, amount });
  return { payments: payments.map((payment) => ({ ...payment, currency: 'MNT', invoice })), odd };
}
