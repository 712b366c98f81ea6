import { readShipment } from '@aylal/contracts/cart';
import { listMapPlaces } from '@aylal/contracts/hotels';
import { buildSessionUser, ofDialog, ofPart, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import type { ageDialog } from '../ui/age/age-dialog-ref.ts';
import type { gameDialog } from '../ui/game-dialog-ref.ts';
import type { geolocationDialog } from '../ui/geolocation/geolocation-dialog-ref.ts';
import type { exclusionDialog } from '../ui/exclusion-dialog-ref.ts';
import type { addItemDialog } from '../ui/add-item-dialog-ref.ts';
import type { scanDialog } from '../mobility/scan/scan-dialog-ref.ts';
import type { rideDialog } from '../mobility/rides/ride-dialog-ref.ts';
import type { shipmentDialog } from '../ui/shipment-dialog-ref.ts';
import { buildProduct } from './build-lottery.ts';
import { buildLotteryOrder, buildOrderShipment } from './build-shipment.ts';
import { buildVehicle } from './build-vehicle.ts';
import { configStub, gameStub } from './game-stubs.ts';
import { cartStub, limitsStub, productsStub, suggestedStub } from './lottery-stubs.ts';
import { vehiclesStub } from './vehicles-stub.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

/** What the remote contributes to others, each by itself. */
export function slotScenarios(): Record<string, StandaloneScenario> {
  const user = buildSessionUser();
  const shipment = () => stubOperation(readShipment, ok(buildOrderShipment()));
  return {
    geolocation: ofDialog<typeof geolocationDialog>('GEOLOCATION_VIEW', {}),
    age: ofDialog<typeof ageDialog>('AGE_WARNING_VIEW', {}),
    'add to cart': {
      ...ofDialog<typeof addItemDialog>('CART_ADD_ITEM_VIEW', { product: buildProduct() }, cartStub(), limitsStub()),
      user,
    },
    exclusion: { ...ofDialog<typeof exclusionDialog>('LOTTERY_EXCLUSION_VIEW', {}, limitsStub()), user },
    shipment: {
      ...ofDialog<typeof shipmentDialog>(
        'SHIPMENT_LOCATION_VIEW',
        { location: null },
        stubOperation(listMapPlaces, ok([])),
      ),
      user,
    },
    'scan of a vehicle': ofDialog<typeof scanDialog>('VEHICLE_SCAN_VIEW', {}),
    'start of a ride': { ...ofDialog<typeof rideDialog>('RIDE_START_VIEW', { vehicle: buildVehicle() }), user },
    game: { ...ofDialog<typeof gameDialog>('GAME_VIEW', {}, gameStub(), configStub('')), user },
    board: ofPart('home.board', 'entertainment-board', {}, productsStub(), suggestedStub(), vehiclesStub()),
    'tickets at the checkout': {
      ...ofPart('checkout.summary.lottery', 'lottery-checkout-summary', { order: buildLotteryOrder() }, shipment()),
      user,
    },
    'order of tickets': {
      ...ofPart('order.detail.lottery', 'lottery-order', { order: buildLotteryOrder() }, shipment()),
      user,
    },
  };
}
