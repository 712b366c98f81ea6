import { isLocalDate } from '@aylal/domain/calendar';
import { contentKinds, workKinds } from '@aylal/domain/office';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const kind = v.optional(v.picklist(workKinds));

const day = v.optional(v.pipe(v.string(), v.guard(isLocalDate)));

/** Pages of mf-office. */
export const officeRoutes = {
  /** The work list: of one kind, of one's own or of nobody's (`owner`), with one piece opened (`of` and `item`). An address that cannot be read is the whole list. */
  work: defineRoute(
    '/work',
    v.object({
      kind,
      owner: v.optional(v.picklist(['me', 'nobody'])),
      of: kind,
      item: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))),
    }),
  ),
  /** Finds orders of any customer; what is searched for stays out of the address. */
  orders: defineRoute('/orders', v.object({})),
  order: defineRoute('/orders/:ref', v.object({})),
  /** The books of a day; of today where none is named. */
  money: defineRoute('/money', v.object({ day })),
  /** Overdue instalments. */
  overdue: defineRoute('/overdue', v.object({})),
  /** Figures from a day to another; of the last two weeks where none is named. */
  figures: defineRoute('/figures', v.object({ from: day, until: day })),
  /** What the office writes for customers, of one kind or all. */
  content: defineRoute('/content', v.object({ kind: v.optional(v.picklist(contentKinds)) })),
  contentPiece: defineRoute('/content/:kind/:slug', v.object({})),
  /** The series of lotteries, and a new one. */
  lotteries: defineRoute('/lotteries', v.object({})),
  coupons: defineRoute('/coupons', v.object({})),
  /** One's own account. */
  me: defineRoute('/me', v.object({})),
  audit: defineRoute('/audit', v.object({})),
};
