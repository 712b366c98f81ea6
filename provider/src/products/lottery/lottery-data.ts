import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';
import { unreportedPrizes } from './unreported-prizes.ts';

/** Cart, tickets, rounds of the game, where to bring them, and the wish to be kept out. What was bought and won stays without an address (PII-4). */
export const lotteryData: PersonalDataSource = {
  name: 'lottery',
  tables: [
    'cart_items',
    'lottery_tickets',
    'lottery_exclusions',
    'shipment_locations',
    'lottery_shipments',
    'game_rounds',
    'prize_reports',
  ],
  read: async (tx, _vault, { id }) => ({
    cart: await tx.selectFrom('cart_items').select(['product', 'quantity']).where('user_id', '=', id).execute(),
    tickets: await tx
      .selectFrom('lottery_tickets')
      .select(['id', 'ref_number', 'scratched_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    shipment:
      (await tx.selectFrom('shipment_locations').select('location').where('user_id', '=', id).executeTakeFirst())
        ?.location ?? null,
    shipments: await tx
      .selectFrom('lottery_shipments')
      .select(['ref_number', 'location'])
      .where('user_id', '=', id)
      .orderBy('ref_number')
      .execute(),
    rounds: await tx
      .selectFrom('game_rounds')
      .select(['id', 'stake', 'played_at'])
      .where('user_id', '=', id)
      .where('played_at', 'is not', null)
      .orderBy('played_at')
      .execute(),
    prizes: await tx
      .selectFrom('prize_reports')
      .select(['ticket', 'amount', 'phone', 'reported_at', 'paid_at'])
      .where('user_id', '=', id)
      .orderBy('ticket')
      .execute(),
    excluded_until:
      (await tx.selectFrom('lottery_exclusions').select('until').where('user_id', '=', id).executeTakeFirst())?.until ??
      null,
  }),
  /** A prize that is reported and not paid yet goes to the game wallet; one that is not reported is at its order. */
  holds: async (tx, { id }, at) => {
    const owed = await tx
      .selectFrom('prize_reports')
      .select(['ticket', 'amount'])
      .where('user_id', '=', id)
      .where('paid_at', 'is', null)
      .execute();
    const amount = owed.reduce((sum, one) => sum + one.amount, 0);
    const reported = amount === 0 ? [] : [{ kind: 'wallet' as const, reference: 'game', amount }];
    return [...reported, ...(await unreportedPrizes(tx, id, at))];
  },
  forget: async (tx, { id }) => {
    await tx.updateTable('prize_reports').set({ phone: '' }).where('user_id', '=', id).execute();
    await tx.deleteFrom('cart_items').where('user_id', '=', id).execute();
    await tx.deleteFrom('shipment_locations').where('user_id', '=', id).execute();
    await tx.deleteFrom('lottery_shipments').where('user_id', '=', id).execute();
    await tx.deleteFrom('lottery_exclusions').where('user_id', '=', id).execute();
  },
};
