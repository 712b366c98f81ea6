import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, sent } from '../fields.ts';

/** Accounts that differ only by whose or of what they are, taken together: `receivable:order` of all orders. Amounts are whole tögrög; `balance` is at the end of the day, a debit above zero. */
const accountDay = v.object({
  account: v.string(),
  kind: v.picklist(['asset', 'liability', 'income', 'expense']),
  debit: money,
  credit: money,
  balance: money,
});
export type AccountDay = v.InferOutput<typeof accountDay>;

/** What was booked on a day of Ulaanbaatar, account by account, and how each stood at its end. Debits and credits of the day are equal, and all balances add up to nothing (MNY-2). */
export const readLedgerDay = defineEndpoint({
  name: 'read-ledger-day',
  id: 'NEED-198',
  summary: 'Read the books of a day',
  method: 'GET',
  path: '/api/office/v1/ledger/',
  auth: 'staff',
  roles: ['finance', 'auditor'],
  query: sent({ day: localDate }),
  answers: {
    200: answer(v.object({ day: localDate, accounts: v.array(accountDay), is_over: v.boolean() })),
    400: refusal,
    401: refusal,
    403: refusal,
  },
});
