import { lotteryRoutes, mobilityRoute } from '@aylal/routes';
import type { StandaloneScenario } from '@aylal/testing/memory';
import { buildVehicle } from './build-vehicle.ts';
import { buildTicket } from './build-lottery.ts';
import { productsStub, proofStub, ticketsStub } from './lottery-stubs.ts';
import { vehiclesStub } from './vehicles-stub.ts';

const some = Array.from({ length: 9 }, (_, index) =>
  buildVehicle({ id: `UB${index}`, plate_no: `${1000 + index} УБА`, battery: index * 12, vehicle_type: index % 4 }),
);

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export const scenarios: Record<string, StandaloneScenario> = {
  vehicles: { at: mobilityRoute.to(), stubs: [vehiclesStub(some)] },
  lottery: { at: lotteryRoutes.lottery.to(), stubs: [productsStub()] },
  'lottery, none': { at: lotteryRoutes.lottery.to(), stubs: [productsStub([])] },
  tickets: { at: lotteryRoutes.tickets.to(), stubs: [ticketsStub([buildTicket()])] },
  proof: { at: lotteryRoutes.proof.to({}, { ticket: buildTicket().ticket }), stubs: [proofStub()] },
  'vehicles, none': { at: mobilityRoute.to(), stubs: [vehiclesStub([])] },
};
