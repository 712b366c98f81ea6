import { cancelHotelBooking } from '@aylal/contracts/hotels';
import { cancelFlightOrder, getOrder, refundBusTicket, type Order } from '@aylal/contracts/orders';
import {
  buildBookedBus,
  buildBookedHotel,
  buildOrder,
  buildSessionUser,
  postForm,
  stubOperation,
} from '@aylal/testing';
import { submit } from './submit-return.ts';

const ok = { status_code: 200, message: '', result: null } as const;

async function post(order: Order, asked: string, fields: Record<string, string> = {}) {
  const calls = [
    stubOperation(cancelFlightOrder, ok),
    stubOperation(cancelHotelBooking, ok),
    stubOperation(refundBusTicket, { status_code: 200, message: '', result: { refund_amount: 28_000 } }),
  ] as const;
  const { product, ref_number: refNumber } = order;
  const end = await postForm(submit, {
    at: `/mn/user/order/${product}/${refNumber}${asked}`,
    params: { product, refNumber },
    fields,
    user: buildSessionUser(),
    stubs: [stubOperation(getOrder, { status_code: 200, message: '', result: order as never }), ...calls],
  });
  return { end, bodies: calls.map((call) => call.calls.map(({ body }) => body)) };
}
const none = [[], [], []];

describe('An order without scripts', () => {
  it('[REFUND-12] [CALL-57] is cancelled by the call of its product, and shown again', async () => {
    expect(await post(buildOrder(), '?refund=cancel')).toEqual({
      end: { leadsTo: '/mn/user/order/flight/AYL-4K7P2' },
      bodies: [[{ ref_number: 'AYL-4K7P2' }], [], []],
    });
    const { bodies } = await post(buildBookedHotel(), '?refund=cancel');
    expect(bodies).toEqual([[], [{ ref_number: 'AYL-4K7P2' }], []]);
  });

  it('[VALID-38] gives the chosen tickets of a bus back, and nothing without one', async () => {
    const bare = await post(buildBookedBus(), '?refund=ride');
    expect(bare).toEqual({ end: { answer: { faults: { seats: 'validation_required' } } }, bodies: none });
    const { end, bodies } = await post(buildBookedBus(), '?refund=ride', { seats: '4F0A12C316' });
    expect(end).toEqual({ leadsTo: '/mn/user/order/bus/AYL-4K7P2' });
    expect(bodies).toEqual([[], [], [{ ref_number: 'AYL-4K7P2', seats: ['4F0A12C316'] }]]);
  });

  it('asks for nothing that it does not know', async () => {
    expect((await post(buildOrder(), '')).end).toEqual({ leadsTo: '/mn/user/order' });
  });

  it.each(['', '?refund=everything', '?refund=full'])('ends nothing that was not asked for: %j', async (asked) => {
    expect((await post(buildBookedHotel(), asked, { seats: '1' })).bodies).toEqual(none);
    expect((await post(buildOrder(), '?refund=ride', { seats: '1' })).bodies).toEqual(none);
  });
});
