import { getEsimUsage, type EsimUsage } from '@aylal/contracts/esims';
import { sql } from 'kysely';
import { daysMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { itemOf } from '../../commerce/orders/order-row.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { SupplierUsage } from './esim-supplier.ts';
import { findCustomerEsim, type CustomerEsim } from './find-customer-esim.ts';

const DAY_MS = daysMs(1);

/** CALL-14: what the supplier says now; a supplier that is silent is like one that does not know (ERR-11). */
export function esimUsageRoute({ db, clock, esims }: Pick<Deps, 'clock' | 'db' | 'esims'>): Route {
  return route(getEsimUsage).to(async ({ query, session, log }) => {
    const esim = await findCustomerEsim(db, session.userId, query.ref_number);
    const usage = await esims.supplier.usage(esim.iccid).catch((error: unknown) => {
      if (!(error instanceof PartnerError)) throw error;
      log.warn('esim-usage-unknown', { ref_number: esim.order.ref_number, kind: error.kind, key: error.key });
      return undefined;
    });
    const result = usage ? usageView(usage, await boughtDays(db, esim)) : null;
    return { status_code: 200, result, server_time: new Date(clock.now()).toISOString() };
  });
}

/** Its days began as many days before their end as were bought for it. */
function usageView(usage: SupplierUsage, days: number): EsimUsage {
  const { expiresAt } = usage;
  return {
    remaining: usage.remaining,
    total: usage.total,
    remaining_voice: usage.remainingVoice,
    total_voice: usage.totalVoice,
    remaining_text: usage.remainingText,
    total_text: usage.totalText,
    expired_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    is_unlimited: usage.isUnlimited,
    status: usage.status,
    started_at: expiresAt === null ? null : new Date(expiresAt - days * DAY_MS).toISOString(),
  };
}

/** The days of its package and of everything added to it since. */
async function boughtDays(db: Db, { order, item }: CustomerEsim): Promise<number> {
  const added = await db
    .selectFrom('orders')
    .select(['product', 'item'])
    .where('user_id', '=', order.user_id)
    .where('product', '=', 'esim')
    .where('fulfilled_at', 'is not', null)
    .where(sql`item -> 'topUpOf' ->> 'refNumber'`, '=', order.ref_number)
    .execute();
  return added.reduce((sum, one) => sum + (itemOf(one, 'esim')?.package.days ?? 0), item.package.days);
}
