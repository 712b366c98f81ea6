import type { TrainOrder } from '@aylal/contracts/orders';
import { buildBookedBus } from '@aylal/testing/scenarios';
import { buildVoyage } from './train-stubs.ts';

/** An order of a berth that waits for its money. */
export function buildTrainOrder(over: Partial<TrainOrder['train']> = {}): TrainOrder {
  const { bus: _bus, pax: _pax, ...common } = buildBookedBus();
  const { id, train_no, train_name, from_name, to_name, dep_time, arr_time } = buildVoyage();
  const ride = { code: null, is_departure_cancelled: false, issued: false, delayed: false, platform: '' };
  const train = { voyage: id, train_no, train_name, from_name, to_name, dep_time, arr_time, ...ride };
  return {
    ...common,
    product: 'train',
    status: { status_code: 1, name: '' },
    pax: [],
    train: { ...train, wagon: 2, class: 'compartment', ...over },
  };
}
