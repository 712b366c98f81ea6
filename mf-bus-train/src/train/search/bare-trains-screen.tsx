import type { Screen } from '@aylal/shell';
import { loadTrains } from './trains-loader.ts';
import { TrainsPage } from './trains-page.tsx';

/** ROUTE-27: trains for anyone who shows them in a place of their own, without our navigation; a search stays there. */
function BareTrainsScreen() {
  return <TrainsPage page="bare" />;
}

export const screen: Screen = { Component: BareTrainsScreen, title: 'trains.title', load: loadTrains };
