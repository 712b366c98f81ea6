import type { Train } from '@aylal/contracts';
import { defineDialog } from '@aylal/shell';

/** MODAL-30: where a train stops and when. */
export const trainStopsDialog = defineDialog<{ train: Train }, void>('TRAIN_STATIONS_VIEW');
