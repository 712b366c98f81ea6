import type { Screen } from '@aylal/shell';
import { PlacesPage } from './places-page.tsx';
import { loadVoyage } from './voyage-loader.ts';

/** Wagon and places of a train. */
function PlacesScreen() {
  return <PlacesPage page="search" />;
}

export const screen: Screen = {
  Component: PlacesScreen,
  title: 'trainPlaces.title',
  load: loadVoyage,
  submit: async () => ({
    submit: (await import(/* webpackChunkName: "without-scripts" */ './submit-places.ts')).submitPlaces('search'),
  }),
};
