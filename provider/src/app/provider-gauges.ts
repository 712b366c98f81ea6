import type { Metrics } from '@aylal/server';
import type { Deps } from '../platform/deps.ts';

/** What waits in the provider, counted when somebody reads its metrics: messages that are to be sent or were given up, and what waits for a person. */
export function addProviderGauges(metrics: Pick<Metrics, 'ask'>, { db, clock }: Pick<Deps, 'clock' | 'db'>): void {
  const waiting = ['waiting', 'dead'] as const;
  metrics.ask({
    name: 'outbox_messages',
    help: 'Mails and text messages that wait to be sent, and those that were given up.',
    label: 'state',
    read: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
        .where('state', 'in', waiting)
        .groupBy('state')
        .execute();
      return { waiting: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) };
    },
  });
  metrics.ask({
    name: 'outbox_oldest_seconds',
    help: 'How long the message has waited that waits longest.',
    label: 'state',
    read: async () => {
      const { at } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('created_at').as('at'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return { waiting: at === null ? 0 : Math.max(0, (clock.now() - at) / 1000) };
    },
  });
  metrics.ask({
    name: 'work_items_open',
    help: 'What waits for a person, by kind.',
    label: 'kind',
    read: async () => {
      const rows = await db
        .selectFrom('work_items')
        .select(['kind', ({ fn }) => fn.countAll<number | string>().as('count')])
        .where('done_at', 'is', null)
        .groupBy('kind')
        .execute();
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
    },
  });
}
