import type { Screen } from '@aylal/shell';
import { loadVoyage } from '../places/voyage-loader.ts';
import { TrainBookingPage } from './train-booking-page.tsx';

/** The passengers of a train. */
function TrainBookingScreen() {
  return <TrainBookingPage page="search" />;
}

export const screen: Screen = {
  Component: TrainBookingScreen,
  title: 'booking.title',
  load: loadVoyage,
  submit: async () => ({
    submit: (await import(/* webpackChunkName: "without-scripts" */ './submit-train.ts')).submitTrain('search'),
  }),
};
