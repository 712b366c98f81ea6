import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, sent } from '../fields.ts';
import { train, trainStation, trainStationId, trainVoyage, trainVoyageId } from './train.ts';

/** Every station, in the language of the call. 503 until the railway has answered once. */
export const listTrainStations = defineEndpoint({
  name: 'list-train-stations',
  id: 'NEED-67',
  summary: 'List stations of trains',
  method: 'GET',
  path: '/api/train/stations/',
  auth: 'none',
  answers: { 200: answer(v.array(trainStation)), 503: refusal },
});

/** What trains are asked for: from where, to where, on which day. */
export const trainSearchQuery = sent({ _from: trainStationId, _to: trainStationId, depart_date: localDate });
export type TrainSearchQuery = v.InferOutput<typeof trainSearchQuery>;

/**
 * The trains of a day between two stations with their free places; those that have left are not among them. Where a day has none, `nearest_date` is the
 * nearest one at most a week away that has a train with free places, null where there is no such day or the railway fell silent. 404 where no train goes without a change; 503 while
 * the railway is silent.
 */
export const searchTrains = defineEndpoint({
  name: 'search-trains',
  id: 'NEED-17',
  summary: 'Search trains',
  method: 'GET',
  path: '/api/train/search/',
  auth: 'none',
  query: trainSearchQuery,
  answers: {
    200: answer(v.array(train), { nearest_date: v.optional(v.nullable(localDate)) }),
    400: refusal,
    404: refusal,
    503: refusal,
  },
});

/** One train with its wagons and the places that are free now. 404 for one that there is not, and for one that has left. */
export const getTrainVoyage = defineEndpoint({
  name: 'get-train-voyage',
  id: 'NEED-156',
  summary: 'Read the wagons of a train',
  method: 'GET',
  path: '/api/train/detail/{id}/',
  auth: 'none',
  params: sent({ id: trainVoyageId }),
  answers: { 200: answer(trainVoyage), 400: refusal, 404: refusal, 503: refusal },
});
