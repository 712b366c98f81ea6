import { hotelsRoutes } from '@aylal/routes';
import type { StandaloneScenario, Stub } from '@aylal/testing/memory';
import { buildListAddress, buildMapAddress, buildStayAddress } from './build-search.ts';
import { filterStub, listStub, mapStubs, suggestStub, viewStub } from './hotels-stubs.ts';

const rest = () => [suggestStub(), filterStub()];
const at = (address: string, ...stubs: Stub[]): StandaloneScenario => ({ at: address, stubs: [...stubs, ...rest()] });

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export const scenarios = {
  search: at(hotelsRoutes.search.to()),
  list: at(buildListAddress(), listStub(), ...mapStubs()),
  'list, filtered away': at(buildListAddress({ fac: 'pool' }), listStub([], { total: 640 })),
  map: at(buildMapAddress(), listStub(), ...mapStubs()),
  hotel: at(buildStayAddress(), viewStub()),
  'list, no such place': at(buildListAddress(), listStub([], { total: 0, place: null })),
} satisfies Record<string, StandaloneScenario>;
