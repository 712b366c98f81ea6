import type { BodyOutput } from '@aylal/contracts';
import type { bookTrain, TrainPassenger } from '@aylal/contracts/trains';
import type { Locale } from '@aylal/domain/language';
import type { Insertable } from 'kysely';
import type { Vault } from '../../../platform/vault.ts';
import { sha256, type Ids } from '../../../platform/ids.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import { groundTraveller } from '../../../commerce/orders/ground-traveller.ts';
import type { OrderRow, OrderTable, StoredTraveller } from '../../../commerce/orders/order-row.ts';
import type { SupplierStation, SupplierTrain, SupplierWagon } from '../train-supplier.ts';
import { isDomestic } from '../train-view.ts';
import type { StoredTrain } from './stored-train.ts';
import type { TrainLockRow } from './train-locks.ts';

/** A lock with the train, the wagon and the stations that it is for. */
export interface TrainRide {
  readonly lock: TrainLockRow;
  readonly train: SupplierTrain;
  readonly wagon: SupplierWagon;
  /** What is ridden of the train's way. */
  readonly legs: readonly number[];
  /** The ends of the train. */
  readonly first: SupplierStation;
  readonly last: SupplierStation;
  readonly from: SupplierStation;
  readonly to: SupplierStation;
  readonly departsAt: string;
  readonly arrivesAt: string;
}

interface Wanted {
  readonly userId: string;
  readonly ride: TrainRide;
  readonly body: BodyOutput<typeof bookTrain>;
  readonly contactName: string;
  readonly locale: Locale;
  readonly now: number;
}

/** An order at the prices of the railway that waits for its money as long as its lock holds: price and owner are never the caller's (AUT-2). */
export function newTrainOrder(
  ids: Ids,
  vault: Vault,
  { userId, ride, body, contactName, locale, now }: Wanted,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const ref_number = ids.reference('AYL');
  const item = agreedTrain(ride, body.pax);
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'train',
    item,
    quote_ref: ref_number,
    fingerprint: fingerprintOf(userId, item.train, body.pax),
    locale,
    travellers: body.pax.map((one, index) => storedPassenger(vault, one, `${ref_number}:${index}`)),
    contact: {
      contact_name: contactName,
      contact_email: body.contact_email,
      contact_dial_code: body.contact_dial_code,
      contact_phone: body.contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: body.pax.length,
    total: item.prices.reduce((sum, price) => sum + price, 0),
    starts_at: Date.parse(item.departsAt),
    pay_until: ride.lock.expires_at,
  };
  return { row, insert: insertOf(row) };
}

function agreedTrain(ride: TrainRide, pax: readonly TrainPassenger[]): StoredTrain {
  const { train, wagon, lock, departsAt, arrivesAt } = ride;
  return {
    train: train.id,
    run: train.run,
    number: train.number,
    first: ride.first.name,
    last: ride.last.name,
    from: ride.from.name,
    to: ride.to.name,
    domestic: isDomestic(ride.from.country, ride.to.country),
    departsAt,
    arrivesAt,
    wagon: wagon.number,
    class: wagon.class,
    places: pax.map(({ place }) => place),
    prices: pax.map(({ is_child }) => (is_child ? wagon.childPrice : wagon.price)),
    lock: lock.partner_lock,
    made: null,
  };
}

/** A passenger at rest: document and birthday are sealed for this order and place (PII-2). */
function storedPassenger(vault: Vault, one: TrainPassenger, context: string): StoredTraveller {
  const number = one.document_number ?? one.passport_number ?? '';
  return {
    ...groundTraveller(one),
    sealed: vault.seal(JSON.stringify({ document: number, birthday: one.birthday ?? null }), context),
  };
}

/** The same for the same people on the same part of the same train, whatever their places. A hash, because it is kept beside the order (PII-1). */
function fingerprintOf(userId: string, train: string, pax: readonly TrainPassenger[]): string {
  const people = pax.map((one) => one.document_number ?? one.passport_number).toSorted();
  return sha256(JSON.stringify(['train', userId, train, people]));
}
