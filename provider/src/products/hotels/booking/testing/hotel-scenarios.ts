import type { HotelRate } from '@aylal/contracts/hotels';
import type { HotelOrder } from '@aylal/contracts/orders';
import { bankIdOf, type BookingFixture, type Customer } from '../../../../testing/booking-fixture.ts';

export const days = { check_in: '2026-12-18', check_out: '2026-12-21', rooms: 1, adults: 2, children: 0 };
export const stay = { ...days, child_age_details: '', nationality: 'MN' };
export const contact = {
  contact_name: 'Bat Sarnai',
  contact_email: 'sarnai@example.mn',
  contact_phone: '99112233',
  contact_dial_code: '976',
};
export const account = { reason: 'plans', bank_name: 'Khan', account_number: '5005001234' };
export const CHECK = '/api/hotel/v5/check_rate/';
export const BOOK = '/api/hotel/v5/booking/';
export const REFUND = '/api/hotel/v5/refund/';
export const CANCEL = '/api/hotel/v4/booking_cancellation/';

export interface Checked {
  readonly uuid: string;
  readonly price: number;
  readonly previous_price: number;
}

/** Given back free of charge for a while. */
export const flexible = ({ cancellation }: HotelRate) => cancellation.length > 1;
/** Paid online, and never refunded. */
export const strict = ({ cancellation, pay_type }: HotelRate) => cancellation.length === 1 && pay_type === 'online';

/** What customers do with hotels, from a rate to a booked order. */
export function hotelScenarios(at: () => BookingFixture) {
  let asked = 0;
  /** A rate of a partner at a hotel that no other test uses. */
  async function rateOf(ota: string, which: (rate: HotelRate) => boolean = () => true): Promise<HotelRate> {
    for (;;) {
      asked += 1;
      const code = `ULN-${String(asked).padStart(4, '0')}`;
      const { rates } = (
        await at().app.inject(`/api/2/hotel/view/${code}/x/?${new URLSearchParams({ ...stay } as never)}`)
      ).json().result as { rates: HotelRate[] };
      const rate = rates.find((one) => one.ota === ota && one.left > 1 && which(one));
      if (rate) return rate;
    }
  }
  const check = (customer: Customer, rate: HotelRate, over: object = {}) =>
    at().post(customer, CHECK, {
      code: rate.tapa_code,
      ...stay,
      ota: rate.ota,
      pay_type: rate.pay_type,
      rate_key: rate.rate_key,
      ...over,
    });
  const checked = async (customer: Customer, rate: HotelRate, over: object = {}) =>
    (await check(customer, rate, over)).body.result as unknown as Checked;
  const book = (customer: Customer, uid: string, rate: HotelRate, over: object = {}, key?: string) =>
    at().post(
      customer,
      BOOK,
      {
        uid,
        room_id: rate.rate_key,
        ...stay,
        log_info: rate.log_id,
        ...contact,
        guests: [{ last_name: 'Bat', first_name: 'Sarnai', gender: 'F' }],
        partial_payment: false,
        type: 'regular',
        ...over,
      },
      key,
    );
  const orderOf = async (customer: Customer, ref: string) =>
    (await at().get(customer, `/api/order/v1/detail/hotel/${ref}/`)).body.result as unknown as HotelOrder;
  const pay = async (customer: Customer, ref: string) => {
    const invoice = await at().post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at().bank(bankIdOf(invoice), { action: 'pay' });
  };
  async function paid(which = flexible) {
    const [customer, rate] = [await at().customer(), await rateOf('dida', which)];
    const { uuid, price } = await checked(customer, rate);
    const ref = (await book(customer, uuid, rate)).body.result.ref_number;
    await pay(customer, ref);
    return { customer, ref, price, rate };
  }
  async function booked(which = flexible) {
    const order = await paid(which);
    await at().work.issue('hotel');
    return order;
  }
  const madeAt = (ref: string) =>
    at().deps.db.selectFrom('sandbox.hotel_bookings').selectAll().where('reference', '=', ref).execute();
  const leftOf = async (rate: HotelRate) => {
    const { rates } = (
      await at().app.inject(`/api/2/hotel/view/${rate.tapa_code}/x/?${new URLSearchParams({ ...stay } as never)}`)
    ).json().result as { rates: HotelRate[] };
    return rates.find(({ rate_key }) => rate_key === rate.rate_key)?.left;
  };

  return { rateOf, check, checked, book, orderOf, pay, paid, booked, madeAt, leftOf };
}
