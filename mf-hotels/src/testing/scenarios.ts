import { listPassengers } from '@aylal/contracts/account';
import { getHotelQuote } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { buildSessionUser, stubOperation, type StandaloneScenario, type Stub } from '@aylal/testing/scenarios';
import { buildBookingAddress, buildQuote } from './build-quote.ts';
import { buildListAddress, buildMapAddress, buildStayAddress } from './build-search.ts';
import { filterStub, listStub, mapStubs, reviewsStub, suggestStub, viewStub } from './hotels-stubs.ts';
import { slotScenarios } from './slot-scenarios.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });
const rest = () => [suggestStub(), filterStub()];
const at = (address: string, ...stubs: Stub[]): StandaloneScenario => ({ at: address, stubs: [...stubs, ...rest()] });

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export function scenarios() {
  return {
    search: at(hotelsRoutes.search.to()),
    list: at(buildListAddress(), listStub(), ...mapStubs()),
    'list, filtered away': at(buildListAddress({ fac: 'pool' }), listStub([], { total: 640 })),
    map: at(buildMapAddress(), listStub(), ...mapStubs()),
    hotel: at(buildStayAddress(), viewStub(), reviewsStub()),
    booking: {
      ...at(
        buildBookingAddress(),
        stubOperation(getHotelQuote, ok(buildQuote())),
        stubOperation(listPassengers, ok([])),
      ),
      user: buildSessionUser(),
    },
    'list, no such place': at(buildListAddress(), listStub([], { total: 0, place: null })),
    ...slotScenarios(),
  } satisfies Record<string, StandaloneScenario>;
}
