import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { MadeTrainBooking, TrainBookingWish } from '../train-supplier.ts';
import type { StoredTrain } from './stored-train.ts';

const sealedPassenger = v.object({ document: v.string(), birthday: v.nullable(v.string()) });

/** Tickets are issued by the railway's system on the places of the lock, and answered with a code and a ticket for each place. */
export const trainFulfilment: FulfilmentPort<'train'> = {
  payable: () => accounts.supplierPayable('train'),
  fulfil: async (deps, order, again) => {
    const before = again ? await deps.trains.supplier.findBooking(order.ref_number) : undefined;
    const item = agreedItem(order, 'train');
    const { code, tickets } = before ?? (await issued(deps, order, item));
    const travellers = order.travellers.map((one, index) => ({
      ...one,
      ticket_number: tickets.find(({ place }) => place === item.places[index])?.id ?? null,
    }));
    return { item: { ...item, made: { code } }, confirmation: code, travellers };
  },
};

/** A payment that came late may find the lock over: the same places are locked again, as long as nobody else has them. */
async function issued(
  deps: Pick<Deps, 'trains' | 'vault'>,
  order: OrderRow,
  item: StoredTrain,
): Promise<MadeTrainBooking> {
  const { supplier } = deps.trains;
  try {
    return await supplier.book(wishOf(deps, order, item, item.lock));
  } catch (error) {
    if (!(error instanceof PartnerError) || error.key !== 'LOCK_OVER') throw error;
    const { lock } = await supplier.lock({ train: item.train, wagon: item.wagon, places: item.places });
    return supplier.book(wishOf(deps, order, item, lock));
  }
}

function wishOf(
  { vault }: Pick<Deps, 'vault'>,
  order: OrderRow,
  { places }: StoredTrain,
  lock: string,
): TrainBookingWish {
  return {
    reference: order.ref_number,
    lock,
    passengers: order.travellers.map(({ surname, given_name, type, sealed }, index) => ({
      place: places[index] ?? 0,
      name: `${surname}/${given_name}`,
      ...v.parse(sealedPassenger, JSON.parse(vault.open(sealed, `${order.ref_number}:${index}`))),
      child: type === 'child',
    })),
  };
}
