import { topUpWallet } from '@aylal/contracts/wallet';
import { buildSessionUser, postForm, stubOperation, type StubAnswer } from '@aylal/testing';
import { submit } from './submit-top-up.ts';

async function post(amount: string, answer: StubAnswer<typeof topUpWallet>) {
  const call = stubOperation(topUpWallet, answer);
  const end = await postForm(submit, {
    at: '/mn/user/wallet',
    fields: { amount },
    user: buildSessionUser(),
    stubs: [call],
  });
  return { ...end, bodies: call.calls.map(({ body }) => body) };
}
const ordered = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2XQ8' } } as const;

describe('A top-up without scripts', () => {
  it('[CALL-76] [ROUTE-07] is ordered, and leads to its checkout', async () => {
    expect(await post('25,000', ordered)).toEqual({
      leadsTo: '/mn/checkout/AYL-4K7P2XQ8',
      bodies: [{ amount: 25_000, is_package: 'false', type: 'wallet' }],
    });
  });

  it('[VALID-42] [VALID-43] is refused at its field; without an answer the same key asks again', async () => {
    expect(await post('999', ordered)).toEqual({ answer: { faults: { amount: 'wallet_topup_min' } }, bodies: [] });
    expect((await post('25,000', 'offline')).answer).toEqual({ refused: 'unanswered', unknown: true });
  });
});
