import { buildBookedBus, buildTripOrder, ofDialog, ofPart } from '@aylal/testing/scenarios';
import type { localPlaceDialog } from '../places/local-place-dialog-ref.ts';
import type { trainStopsDialog } from '../train/search/train-stops-dialog-ref.ts';
import { buildTrainOrder } from './build-train-order.ts';
import { buildTransportOrder } from './build-transport-order.ts';
import { endsStub, nextBusesStub, stopsStub } from './bus-stubs.ts';
import { buildPlace } from './place-stubs.ts';
import { buildTrain, nextTrainsStub, stationsStub } from './train-stubs.ts';
import { tripsStub } from './trip-stubs.ts';

/** What the remote contributes to others, each by itself. */
export function slotScenarios() {
  const bus = { order: buildBookedBus() };
  const train = { order: buildTrainOrder() };
  const trip = { order: buildTripOrder() };
  const transport = { order: buildTransportOrder() };
  return {
    'stops of a train': ofDialog<typeof trainStopsDialog>('TRAIN_STATIONS_VIEW', { train: buildTrain() }),
    'a local place': ofDialog<typeof localPlaceDialog>('LOCAL_POPUP_ITEM_VIEW', { place: buildPlace() }),
    'home search of buses': ofPart('home.search', 'bus-home-search', {}, stopsStub(), endsStub()),
    'home search of trains': ofPart('home.search', 'trains-home-search', {}, stationsStub()),
    'home search of trips': ofPart('home.search', 'trips-home-search', {}),
    'departures on the home page': ofPart('home.board', 'departures-board', {}, nextBusesStub(), nextTrainsStub()),
    'trips on the home page': ofPart('home.board', 'trips-board', {}, tripsStub()),
    'home search of cars': ofPart('home.search', 'transports-home-search', {}),
    'bus at the checkout': ofPart('checkout.summary.bus', 'bus-checkout-summary', bus),
    'order of a bus': ofPart('order.detail.bus', 'bus-order', bus),
    'train at the checkout': ofPart('checkout.summary.train', 'train-checkout-summary', train),
    'order of a train': ofPart('order.detail.train', 'train-order', train),
    'trip at the checkout': ofPart('checkout.summary.trip', 'trip-checkout-summary', trip),
    'order of a trip': ofPart('order.detail.trip', 'trip-order', trip),
    'car at the checkout': ofPart('checkout.summary.transport', 'transport-checkout-summary', transport),
    'order of a car': ofPart('order.detail.transport', 'transport-order', transport),
  };
}
