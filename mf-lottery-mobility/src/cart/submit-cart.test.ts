import { bookCart, readCart, removeCartItem, updateCartItem, type Cart } from '@aylal/contracts/cart';
import { buildSessionUser, postForm, stubOperation, type StubAnswer } from '@aylal/testing';
import { submit } from './submit-cart.ts';

const empty: Cart = { id: 'cart-1', items: [], count: 0, rates: {}, shipment: null, delivery_fee: 0 } as never;
const ok = { status_code: 200, message: '', result: empty } as const;
const booked = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2XQ8' } } as const;

async function post(
  fields: Record<string, string>,
  { cart = empty, answer = booked }: { cart?: Cart; answer?: StubAnswer<typeof bookCart> } = {},
) {
  const calls = [stubOperation(updateCartItem, ok), stubOperation(removeCartItem, ok), stubOperation(bookCart, answer)];
  const end = await postForm(submit, {
    at: '/mn/cart',
    fields,
    user: buildSessionUser(),
    stubs: [stubOperation(readCart, { ...ok, result: cart }), ...calls],
  });
  return { end, calls: calls.map((call) => call.calls.map(({ body, params }) => body ?? params)) };
}
const address = { aimag: 'ulaanbaatar', district: 'Сүхбаатар', khoroo: '1', street: 'Энхтайваны өргөн чөлөө 1' };
const typed = { act: 'book', contact_email: 'anu@mail.mn', total: '2000' };

describe('The cart without scripts', () => {
  it('[CALL-03] [CALL-04] is changed line by line, and shown again', async () => {
    const end = { leadsTo: '/mn/cart' };
    expect(await post({ act: 'change', id: 'item-0001', quantity: '3' })).toEqual({
      end,
      calls: [[{ id: 'item-0001', quantity: 3 }], [], []],
    });
    expect(await post({ act: 'remove', id: 'item-0001', quantity: '3' })).toEqual({
      end,
      calls: [[], [{ id: 'item-0001' }], []],
    });
  });

  it('[CALL-06] is ordered, and leads to its checkout', async () => {
    const { end, calls } = await post(typed);
    expect(end).toEqual({ leadsTo: '/mn/checkout/AYL-4K7P2XQ8' });
    expect(calls[2]).toEqual([{ contact_email: 'anu@mail.mn', total: 2000 }]);
  });

  it('[VALID-06] asks at its fields for what is delivered, and sends nothing before', async () => {
    const cart = { ...empty, delivery_fee: 8000 };
    const bare = await post(typed, { cart });
    expect(Object.keys(bare.end.answer?.faults ?? {})).toContain('address.street');
    expect(bare.calls[2]).toEqual([]);
    const fields = Object.fromEntries(Object.entries(address).map(([field, text]) => [`address.${field}`, text]));
    const { calls } = await post({ ...typed, ...fields, phone: '99112233', note: '' }, { cart });
    expect(calls[2]).toMatchObject([{ shipment: { address, phone: '99112233' } }]);
  });

  it('[MNY-12] says why it is not ordered, and keeps its key while no answer comes', async () => {
    expect((await post(typed, { answer: 'offline' })).end.answer).toEqual({
      refused: { own: 'fault.unanswered' },
      unknown: true,
    });
    const refused = { status_code: 409, message: '', result: { problem: 'sold-out' } } as const;
    expect((await post(typed, { answer: refused })).end.answer).toEqual({ refused: { own: 'fault.soldOut' } });
  });
});
