import type { Train } from '@aylal/contracts';
import { defineDialog } from '@aylal/shell';

/** What is told of a train that stops. */
export type StoppingTrain = Pick<Train, 'train_no' | 'train_name' | 'stations' | 'dep_time'>;

/** MODAL-30: where a train stops and when. */
export const trainStopsDialog = defineDialog<{ train: StoppingTrain }, void>('TRAIN_STATIONS_VIEW');
