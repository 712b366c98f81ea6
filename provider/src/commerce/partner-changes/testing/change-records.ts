import type { BookingFixture } from '../../../testing/booking-fixture.ts';
import { openWork } from '../../work-list/work-list.ts';

/** What a change by a partner has left behind: work of the office, and mails of its customer. */
export function changeRecords(at: () => BookingFixture) {
  /** How many calls to the customer of an order the office has on its list. */
  async function listed(ref: string): Promise<number> {
    const work = await openWork(at().deps.db);
    return work.filter(({ kind, reference }) => kind === 'partner-change' && reference === ref).length;
  }

  /** How many mails about an order have a text in them. */
  async function mailed(ref: string, text: string): Promise<number> {
    const mails = await at()
      .deps.db.selectFrom('outbox')
      .select(['subject', 'body'])
      .where('subject', 'like', `%${ref}%`)
      .execute();
    return mails.filter(({ subject, body }) => `${subject}\n${body}`.includes(text)).length;
  }

  return { listed, mailed };
}
