import type { Screen } from '@aylal/shell';
import { PlacesPage } from './places-page.tsx';
import { loadVoyage } from './voyage-loader.ts';

/** ROUTE-27: the same without our navigation. */
function BarePlacesScreen() {
  return <PlacesPage page="bare" />;
}

export const screen: Screen = {
  Component: BarePlacesScreen,
  title: 'trainPlaces.title',
  load: loadVoyage,
  submit: async () => ({
    submit: (await import(/* webpackChunkName: "without-scripts" */ './submit-places.ts')).submitPlaces('bare'),
  }),
};
