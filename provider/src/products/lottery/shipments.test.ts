import type { Cart, OrderShipment, Shipment } from '@aylal/contracts/cart';
import type { LotteryTicket } from '@aylal/contracts/lottery';
import type { LotteryOrder } from '@aylal/contracts/orders';
import { DELIVERY_FEE } from '@aylal/domain/cart';
import {
  bankIdOf,
  openBookingFixture,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../testing/booking-fixture.ts';

const HOUR = 3_600_000;
let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const home: Shipment = {
  address: { aimag: 'ulaanbaatar', district: 'Сүхбаатар', khoroo: '1-р хороо', street: 'Бага тойруу 14, 32 тоот' },
  phone: '99112233',
  note: '',
  lat: 47.9221,
  lon: 106.9155,
};
const erenhot = { ...home, lat: 43.65, lon: 111.97 };

const resultOf = <R>({ body }: Reply) => body.result as unknown as R;
async function patch(customer: Customer, path: string, body: object): Promise<Reply> {
  const answer = await at.app.inject({
    method: 'PATCH',
    url: path,
    headers: { ...customer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const add = (customer: Customer, name: string) => {
  at.clock.advance(1);
  return patch(customer, '/api/cart/package/add/', { name, quantity: 1 });
};
const cart = async (customer: Customer) => resultOf<Cart>(await at.get(customer, '/api/cart/package/'));
const book = (customer: Customer, total: number, shipment?: object) =>
  at.post(customer, '/api/cart/booking/', {
    contact_email: 'player@example.mn',
    total,
    ...(shipment ? { shipment } : {}),
  });
const shipmentPath = (ref: string) => `/api/order/v1/shipment/${ref}/`;
const shipped = async (customer: Customer, ref: string) =>
  resultOf<OrderShipment>(await at.get(customer, shipmentPath(ref)));

const TOTAL = 10_000 + DELIVERY_FEE;
async function booked() {
  const customer = await at.customer();
  await add(customer, 'Eternal Sky');
  const ref = resultOf<{ ref_number: string }>(await book(customer, TOTAL, home)).ref_number;
  return { customer, ref };
}
async function pay(customer: Customer, ref: string): Promise<void> {
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
  await at.post(customer, '/api/payment/v1/check/', { ref_number: ref });
}

describe('[MODAL-63] [GAP-72.2] Where printed tickets are delivered', () => {
  it('is asked for what is delivered alone, and the cart tells what bringing it costs', async () => {
    const customer = await at.customer();
    await add(customer, 'Khangai');
    expect(await cart(customer)).toMatchObject({ delivery_fee: 0, shipment: null, items: [{ delivered: false }] });
    await add(customer, 'Eternal Sky');
    expect(await cart(customer)).toMatchObject({ delivery_fee: DELIVERY_FEE, items: [{}, { delivered: true }] });
    const refused = await book(customer, 2_000 + TOTAL);
    expect([refused.status, refused.body.result.fields]).toEqual([400, { shipment: 'shipment_required' }]);
    expect((await cart(customer)).count).toBe(2);
    const other = await at.customer();
    await add(other, 'Khangai');
    const ref = resultOf<{ ref_number: string }>(await book(other, 2_000)).ref_number;
    expect((await at.get(other, shipmentPath(ref))).status).toBe(404);
  });

  it('lies in Mongolia and is complete, or is refused at its place', async () => {
    const customer = await at.customer();
    await add(customer, 'Eternal Sky');
    expect((await book(customer, TOTAL, erenhot)).body.result.fields).toEqual({ 'shipment.lat': 'shipment_outside' });
    const wrong: readonly (readonly [object, string, string])[] = [
      [erenhot, 'lat', 'shipment_outside'],
      [{ ...home, phone: 'call me' }, 'phone', 'validation_contact_phone'],
      [{ ...home, lat: null }, 'lat', 'shipment_place'],
      [{ ...home, lon: '106.9' }, 'lon', 'shipment_place'],
      [{ ...home, address: { ...home.address, aimag: 'bavaria' } }, 'address.aimag', 'validation_required'],
      [{ ...home, address: { ...home.address, street: ' ' } }, 'address.street', 'validation_required'],
      [{ ...home, note: 'x'.repeat(201) }, 'note', 'validation_invalid'],
    ];
    for (const [body, field, fault] of wrong) {
      const refused = await patch(customer, '/api/cart/shipment/', body);
      expect([refused.status, refused.body.result.fields]).toEqual([400, { [field]: fault }]);
    }
    expect((await cart(customer)).shipment).toBeNull();
  });

  it('[NEED-145] is kept for the account, and goes with the order at a price of its own', async () => {
    const customer = await at.customer();
    expect(resultOf<Cart>(await patch(customer, '/api/cart/shipment/', home)).shipment).toEqual(home);
    await add(customer, 'Eternal Sky');
    expect((await book(customer, 10_000, home)).status).toBe(409);
    const ref = resultOf<{ ref_number: string }>(await book(customer, TOTAL, home)).ref_number;
    const order = resultOf<LotteryOrder>(await at.get(customer, `/api/order/v1/checkout/${ref}/`));
    expect(order).toMatchObject({ total: TOTAL, subject: { delivery_fee: DELIVERY_FEE } });
    expect(await shipped(customer, ref)).toMatchObject({ shipment: home, state: 'waiting', changeable: true });
    expect((await at.get(await at.customer(), shipmentPath(ref))).status).toBe(404);
  });

  it('needs no mark on the map: an address alone is delivered to', async () => {
    const customer = await at.customer();
    await add(customer, 'Eternal Sky');
    const { lat: _lat, lon: _lon, ...unmarked } = home;
    const ref = resultOf<{ ref_number: string }>(await book(customer, TOTAL, unmarked)).ref_number;
    expect((await shipped(customer, ref)).shipment).toEqual({ ...home, lat: null, lon: null });
  });

  it('[NEED-146] [NEED-147] is changed until it is paid, by its owner alone, and never after', async () => {
    const { customer, ref } = await booked();
    const elsewhere = { ...home, note: 'Орцны код 12', lat: 47.91 };
    expect((await patch(customer, shipmentPath(ref), erenhot)).status).toBe(400);
    expect(resultOf<OrderShipment>(await patch(customer, shipmentPath(ref), elsewhere)).shipment).toEqual(elsewhere);
    expect((await cart(customer)).shipment).toEqual(elsewhere);
    expect((await patch(await at.customer(), shipmentPath(ref), home)).status).toBe(404);
    await pay(customer, ref);
    expect((await patch(customer, shipmentPath(ref), home)).body.result.problem).toBe('state-conflict');
    expect((await shipped(customer, ref)).shipment).toEqual(elsewhere);
    const late = await booked();
    at.clock.advance(31 * 60_000);
    expect((await patch(late.customer, shipmentPath(late.ref), home)).status).toBe(409);
    await at.work.expireOrders();
  });

  it('is packed, on its way and there, and a printed ticket is scratched once it is', async () => {
    const { customer, ref } = await booked();
    await pay(customer, ref);
    const own = async () => {
      const [ticket] = resultOf<LotteryTicket[]>(await at.get(customer, `/api/lottery/tickets/?ref_number=${ref}`));
      if (!ticket) throw new Error('no ticket');
      return ticket;
    };
    const { ticket } = await own();
    const scratch = () => at.post(customer, '/api/lottery/scratch/', { ticket });
    for (const [hours, state] of [
      [0, 'packed'],
      [2, 'on-the-way'],
    ] as const) {
      at.clock.advance(hours * HOUR);
      expect([(await shipped(customer, ref)).state, (await own()).delivery]).toEqual([state, state]);
      expect((await scratch()).body.result.problem).toBe('state-conflict');
      expect((await own()).scratched_at).toBeNull();
    }
    at.clock.advance(4 * HOUR);
    expect(await shipped(customer, ref)).toMatchObject({ state: 'delivered', changeable: false });
    expect(resultOf<LotteryTicket>(await scratch()).scratched_at).not.toBeNull();
    expect(await at.brokenBooks()).toEqual([]);
  });
});
