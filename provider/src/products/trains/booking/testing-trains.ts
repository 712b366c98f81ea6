import type { TrainOrder } from '@aylal/contracts/orders';
import type { Train, TrainLock, TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import type { TrainClass } from '@aylal/domain/trains';
import { bankIdOf, type BookingFixture, type Customer, type Reply } from '../../../testing/booking-fixture.ts';

/** A passenger whose register number no other place has; `over` says what matters to a test. */
export function trainPassenger(place: number, over: object = {}) {
  const document_number = `UB900101${String(place).padStart(2, '0')}`;
  return { place, last_name: 'Bat', first_name: 'Sarnai', document_number, ...over };
}

/** The few sentences in which the tests of trains speak; each test takes a day of its own. */
export function trainActions(at: BookingFixture) {
  let callers = 0;
  /** Every call from an address of its own: one address may lock only a few times. */
  const send = async (path: string, payload: object, headers = {}): Promise<Reply> => {
    callers += 1;
    const remoteAddress = `10.0.${Math.floor(callers / 250)}.${(callers % 250) + 1}`;
    const answer = await at.app.inject({ method: 'POST', url: path, payload, headers, remoteAddress });
    return { status: answer.statusCode, body: answer.json<Reply['body']>() };
  };
  const actions = {
    async voyage(day: string, from = 'ULB', to = 'DAR', number = '273'): Promise<TrainVoyage> {
      const url = `/api/train/search/?_from=${from}&_to=${to}&depart_date=${day}`;
      const found = (await at.app.inject({ url })).json().result as Train[];
      return actions.read(found.find(({ train_no }) => train_no === number)?.id ?? '');
    },
    read: async (id: string): Promise<TrainVoyage> =>
      (await at.app.inject({ url: `/api/train/detail/${id}/` })).json().result as TrainVoyage,
    wagon({ wagons }: TrainVoyage, kind: TrainClass = 'compartment'): TrainWagon {
      const found = wagons.find((one) => one.class === kind);
      if (!found) throw new Error(`No wagon of the class ${kind}`);
      return found;
    },
    wagonOf({ wagons }: TrainVoyage, number: number): TrainWagon {
      const found = wagons.find((one) => one.number === number);
      if (!found) throw new Error(`No wagon ${number}`);
      return found;
    },
    /** Of a customer of its own unless one is named, because each has one lock. */
    async lock(
      { id: voyage }: TrainVoyage,
      wagon: TrainWagon,
      places: readonly number[],
      of?: Customer,
    ): Promise<Reply> {
      const { headers } = of ?? (await at.customer());
      return send('/api/train/lock/', { voyage, wagon: wagon.number, places }, headers);
    },
    async locked(voyage: TrainVoyage, wagon: TrainWagon, places: readonly number[], of?: Customer): Promise<TrainLock> {
      return (await actions.lock(voyage, wagon, places, of)).body.result as unknown as TrainLock;
    },
    release: (lock: string) => send('/api/train/unlock/', { lock }),
    book: (customer: Customer, voyage: TrainVoyage, lock: string, pax: readonly object[], over: object = {}) =>
      at.post(customer, '/api/train/booking/', {
        train_no: voyage.train_no,
        depart_date: voyage.dep_time.slice(0, 10),
        lock,
        pax,
        contact_email: 'sarnai@example.mn',
        contact_phone: '99112233',
        contact_dial_code: '976',
        ...over,
      }),
    order: async (customer: Customer, ref: string) =>
      (await at.get(customer, `/api/order/v1/detail/train/${ref}/`)).body.result as unknown as TrainOrder,
    async pay(customer: Customer, ref: string): Promise<void> {
      const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
      await at.bank(bankIdOf(invoice), { action: 'pay' });
    },
    /** The same customer with a session of now. */
    async again(customer: Customer): Promise<Customer> {
      const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
      return { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    },
    /** An order that waits for its money, of so many places, the first ones that are free. */
    async booked(day: string, count: number, over: object = {}) {
      const [customer, voyage] = [await at.customer(), await actions.voyage(day)];
      const wagon = actions.wagon(voyage);
      const places = wagon.free_places.slice(0, count);
      const { lock } = await actions.locked(voyage, wagon, places);
      const pax = places.map((place) => trainPassenger(place, over));
      const { ref_number: ref } = (await actions.book(customer, voyage, lock, pax)).body.result;
      return { customer, voyage, wagon, places, lock, ref };
    },
    async paid(day: string, count: number, over: object = {}) {
      const order = await actions.booked(day, count, over);
      await actions.pay(order.customer, order.ref);
      return order;
    },
    async issued(day: string, count: number, over: object = {}) {
      const order = await actions.paid(day, count, over);
      await at.work.issue('train');
      return order;
    },
  };
  return actions;
}
