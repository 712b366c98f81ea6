import type { OfficePayout } from '@aylal/contracts/office';
import { defaultLocale, isLocale } from '@aylal/domain/language';
import { maskName } from '@aylal/domain/office';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** A withdrawal or a refund that waited or waits for approval; 404 for one that never did. */
export async function readPayoutOf(db: Db, reference: string): Promise<OfficePayout> {
  const asked = await db
    .selectFrom('payout_approvals')
    .select(['amount', 'asked_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!asked) throw refuse('not-found');
  const about = reference.startsWith('WDR-') ? await withdrawalOf(db, reference) : await refundOf(db, reference);
  return { reference, amount: asked.amount, asked_at: new Date(asked.asked_at).toISOString(), ...about };
}

async function withdrawalOf(db: Db, id: string) {
  const { bank_name, masked_account, locale, masked_holder } = await db
    .selectFrom('withdrawals as w')
    .leftJoin('withdrawal_accounts as a', 'a.user_id', 'w.user_id')
    .select(['w.bank_name', 'w.masked_account', 'w.locale', 'a.masked_holder'])
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    kind: 'withdrawal' as const,
    locale: isLocale(locale) ? locale : defaultLocale,
    ...{ bank_name, account: masked_account, customer: masked_holder ?? '', ref_number: null },
  };
}

async function refundOf(db: Db, id: string) {
  const { bank_name, masked_account, account_name, ref_number, locale } = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.ref_number', 'r.ref_number')
    .select(['r.bank_name', 'r.masked_account', 'r.account_name', 'r.ref_number', 'o.locale'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    kind: 'refund' as const,
    locale,
    ...{ bank_name, account: masked_account, customer: maskName(account_name), ref_number },
  };
}
