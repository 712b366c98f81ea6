import { listRides, readRide } from '@aylal/contracts/mobility';
import { cartRoute, lotteryRoutes, mobilityRoute, rideRoutes } from '@aylal/routes';
import { buildSessionUser, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import { buildListedRide, buildRide } from './build-ride.ts';
import { buildVehicle, serverTime } from './build-vehicle.ts';
import { buildCart, buildTicket } from './build-lottery.ts';
import { slotScenarios } from './slot-scenarios.ts';
import { cartStub, limitsStub, productsStub, proofStub, suggestedStub, ticketsStub } from './lottery-stubs.ts';
import { vehiclesStub } from './vehicles-stub.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });
const user = buildSessionUser();
const some = Array.from({ length: 9 }, (_, index) =>
  buildVehicle({ id: `UB${index}`, plate_no: `${1000 + index} УБА`, battery: index * 12, vehicle_type: index % 4 }),
);

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export function scenarios(): Record<string, StandaloneScenario> {
  return {
    vehicles: { at: mobilityRoute.to(), stubs: [vehiclesStub(some)] },
    lottery: { at: lotteryRoutes.lottery.to(), stubs: [productsStub()] },
    'lottery, none': { at: lotteryRoutes.lottery.to(), stubs: [productsStub([])] },
    ilottery: { at: lotteryRoutes.ilottery.to(), stubs: [productsStub(), suggestedStub()] },
    tickets: { at: lotteryRoutes.tickets.to(), stubs: [ticketsStub([buildTicket()])], user },
    'tickets of an order': {
      at: lotteryRoutes.orderTickets.to({ refNumber: 'AYL-4K7P2X' }),
      stubs: [ticketsStub([buildTicket()])],
      user,
    },
    cart: { at: cartRoute.to(), stubs: [cartStub(buildCart([['Altan Gobi', 2]])), productsStub(), limitsStub()], user },
    rides: {
      at: rideRoutes.rides.to(),
      stubs: [stubOperation(listRides, ok({ rides: [buildListedRide()], next: null }))],
      user,
    },
    ride: {
      at: rideRoutes.ride.to({ ride: 'RIDE-00000001' }),
      stubs: [stubOperation(readRide, { ...ok(buildRide()), server_time: serverTime })],
      user,
    },
    proof: { at: lotteryRoutes.proof.to({}, { ticket: buildTicket().ticket }), stubs: [proofStub()] },
    'vehicles, none': { at: mobilityRoute.to(), stubs: [vehiclesStub([])] },
    ...slotScenarios(),
  };
}
