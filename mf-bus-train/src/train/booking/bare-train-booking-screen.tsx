import type { Screen } from '@aylal/shell';
import { loadVoyage } from '../places/voyage-loader.ts';
import { TrainBookingPage } from './train-booking-page.tsx';

/** ROUTE-27: the same without our navigation. */
function BareTrainBookingScreen() {
  return <TrainBookingPage page="bare" />;
}

export const screen: Screen = {
  Component: BareTrainBookingScreen,
  title: 'booking.title',
  load: loadVoyage,
  submit: async () => ({
    submit: (await import(/* webpackChunkName: "without-scripts" */ './submit-train.ts')).submitTrain('bare'),
  }),
};
