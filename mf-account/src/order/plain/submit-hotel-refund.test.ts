import { refundHotel } from '@aylal/contracts/hotels';
import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { bankList } from '@aylal/domain/payments';
import { buildSessionUser, postForm, stubOperation, type StubAnswer } from '@aylal/testing';
import { submit } from './submit-return.ts';

const ok = { status_code: 200, message: '' } as const;
const typed = { reason: 'plans', bank_name: 'Khan', account_number: '5123456789' };
const whole = { ...typed, account_name: 'BAT ANU', password: 'a quiet river', agreed: 'on' };

async function post(
  fields: Record<string, string>,
  answer: StubAnswer<typeof refundHotel> = { ...ok, result: { ref_number: 'AYL-1' } },
) {
  const sent = stubOperation(refundHotel, answer);
  const end = await postForm(submit, {
    at: '/mn/user/order/hotel/AYL-1?refund=hotel',
    params: { product: 'hotel', refNumber: 'AYL-1' },
    fields,
    user: buildSessionUser(),
    stubs: [
      stubOperation(listBanks, { ...ok, result: [...bankList] }),
      stubOperation(checkAccountName, { ...ok, result: { custLastName: 'BAT', custFirstName: 'ANU' } }),
      sent,
    ],
  });
  return { ...end, bodies: sent.calls.map(({ body }) => body) };
}
const holder = { kind: 'holder', name: 'BAT ANU' };

describe('A refund of a hotel without scripts', () => {
  it('[REFUND-09] [REFUND-11] [SEC-3] is sent for the name that was read, with the password and the word of the customer alone', async () => {
    expect((await post({ ...typed, reason: '' })).answer?.faults).toHaveProperty('reason');
    expect(await post(typed)).toEqual({ answer: { refused: holder }, bodies: [] });
    expect(await post({ ...whole, account_name: 'SOMEBODY ELSE' })).toEqual({
      answer: { refused: holder },
      bodies: [],
    });
    const { agreed: _agreed, ...unsure } = { ...whole, password: '' };
    expect(await post(unsure)).toEqual({
      answer: {
        refused: holder,
        faults: { password: 'validation_password_required', agreed: 'validation_required' },
      },
      bodies: [],
    });
    const { leadsTo, bodies } = await post(whole);
    expect(leadsTo).toBe('/mn/user/order/hotel/AYL-1');
    expect(bodies).toEqual([
      { ref_number: 'AYL-1', ...typed, account_name: 'BAT ANU', proof: { password: 'a quiet river' } },
    ]);
  });

  it('[MNY-12] keeps its key while no answer comes, and says a wrong password at its field', async () => {
    expect((await post(whole, 'offline')).answer).toMatchObject({ unknown: true });
    const wrong = {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { proof: 'validation_password_wrong' } },
    } as const;
    expect((await post(whole, wrong)).answer).toEqual({
      refused: holder,
      faults: { password: 'validation_password_wrong' },
    });
  });
});
