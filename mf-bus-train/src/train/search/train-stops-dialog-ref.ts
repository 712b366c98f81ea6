import type { Train } from '@aylal/contracts/trains';
import { defineDialog } from '@aylal/shell';

/** The train whose stops are shown. */
export type StoppingTrain = Pick<Train, 'train_no' | 'train_name' | 'stations' | 'dep_time'>;

/** MODAL-30: where a train stops and when. */
export const trainStopsDialog = defineDialog<{ train: StoppingTrain }, void>('TRAIN_STATIONS_VIEW');
