import { topUpWallet } from '@aylal/contracts/wallet';
import { idempotentCall } from '@aylal/booking';
import { checkValues } from '@aylal/forms';
import { checkoutRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import type { TopUpRefusal } from './plain-top-up.tsx';
import { topUpSchema } from './top-up-schema.ts';

/** Orders money for the wallet by what was posted without scripts (CALL-76), and leads to its checkout. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<TopUpRefusal>> {
  const { values, faults } = checkValues(topUpSchema, { amount: fields.get('amount') ?? '' });
  if (faults) return { faults };
  const body = { amount: Number(values.amount), is_package: 'false' as const, type: 'wallet' as const };
  const sent = await idempotentCall(services, topUpWallet, body);
  if (sent.kind !== 'answered') return { refused: 'unanswered', ...(sent.kind === 'unknown' ? { unknown: true } : {}) };
  const { answer } = sent;
  if (answer.status_code !== 200) return { refused: answer.result.problem };
  throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
}
