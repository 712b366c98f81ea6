import type { Screen } from '@aylal/shell';
import { loadTrains } from './trains-loader.ts';
import { TrainsPage } from './trains-page.tsx';

/** ROUTE-36. */
function TrainsScreen() {
  return <TrainsPage page="search" />;
}

export const screen: Screen = { Component: TrainsScreen, title: 'trains.title', load: loadTrains };
