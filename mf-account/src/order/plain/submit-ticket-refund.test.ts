import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { refundFlight } from '@aylal/contracts/flights';
import { getOrder, type FlightOrder } from '@aylal/contracts/orders';
import { bankList } from '@aylal/domain/payments';
import { buildIssuedOrder, buildSessionUser, postForm, stubOperation } from '@aylal/testing';
import { heldTickets } from '../../domain/order-refund-ruling.ts';
import { submit } from './submit-return.ts';

type Refunded = Parameters<typeof stubOperation<typeof refundFlight>>[1];
const ok = { status_code: 200, message: '' } as const;

const issued = (): FlightOrder => {
  const order = buildIssuedOrder();
  const travellers = order.travellers.map((one, index) => ({ ...one, ticket_number: `289-240000000${index + 1}` }));
  return { ...order, travellers };
};

async function post(
  fields: Record<string, string>,
  answer: Refunded = { ...ok, result: { ref_number: 'AYL-1' } },
  order = issued(),
) {
  const sent = stubOperation(refundFlight, answer);
  const number = heldTickets(order)[0]?.number ?? '';
  const stubs = [
    stubOperation(getOrder, { ...ok, result: order }),
    stubOperation(listBanks, { ...ok, result: [...bankList] }),
    stubOperation(checkAccountName, { ...ok, result: { custLastName: 'BAT', custFirstName: 'ANU' } }),
    sent,
  ];
  const typed = { tickets: number, reason: 'plans', bank_name: 'Khan', account_number: '5123456789', ...fields };
  const end = await postForm(submit, {
    at: '/mn/user/order/flight/AYL-1?refund=tickets',
    params: { product: 'flight', refNumber: 'AYL-1' },
    fields: typed,
    user: buildSessionUser(),
    stubs,
  });
  return { ...end, bodies: sent.calls.map(({ body }) => body) };
}

describe('A refund that is asked for without scripts', () => {
  it('[REFUND-09] says first who holds the account, and sends nothing', async () => {
    const { answer, bodies } = await post({});
    expect(answer).toEqual({ refused: { kind: 'holder', name: 'BAT ANU' } });
    expect(bodies).toEqual([]);
  });

  it('[REFUND-09] sends no money to a name that was not read', async () => {
    const { answer, bodies } = await post({ account_name: 'SOMEBODY ELSE', password: 'secret words' });
    expect(answer).toEqual({ refused: { kind: 'holder', name: 'BAT ANU' } });
    expect(bodies).toEqual([]);
  });

  it('[SEC-3] asks for the password', async () => {
    const { answer, bodies } = await post({ account_name: 'BAT ANU' });
    expect(answer).toMatchObject({ faults: { password: 'validation_password_required' } });
    expect(bodies).toEqual([]);
  });

  it('is sent then, and leads to the order', async () => {
    const { leadsTo, bodies } = await post({ account_name: 'BAT ANU', password: 'secret words' });
    expect(leadsTo).toBe('/mn/user/order/flight/AYL-1');
    expect(bodies).toMatchObject([{ account_name: 'BAT ANU', proof: { password: 'secret words' } }]);
  });

  it('[VALID-34] says at each field what is missing', async () => {
    const { answer } = await post({ tickets: '', reason: '', bank_name: '', account_number: '' });
    expect(Object.keys(answer?.faults ?? {}).toSorted()).toEqual(['account_number', 'bank_name', 'reason', 'tickets']);
  });

  it('says that the password is wrong at its field', async () => {
    const wrong = {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { proof: 'validation_password_wrong' } },
    } as Extract<Refunded, { status_code: number }>;
    const { answer } = await post({ account_name: 'BAT ANU', password: 'no' }, wrong);
    expect(answer).toEqual({
      refused: { kind: 'holder', name: 'BAT ANU' },
      faults: { password: 'validation_password_wrong' },
    });
  });
});
