export {
  trainStationId,
  trainVoyageId,
  trainStation,
  trainStop,
  trainWagons,
  train,
  trainWagon,
  trainVoyage,
  type TrainWagon,
  type TrainVoyage,
  type TrainStation,
  type TrainStop,
  type TrainWagons,
  type Train,
} from './train.ts';
export {
  listTrainStations,
  trainSearchQuery,
  type TrainSearchQuery,
  searchTrains,
  getTrainVoyage,
} from './train-operations.ts';
export { listNextTrains } from '../bus/next-departures.ts';
export { trainPlaceNumber, type TrainLock, trainLockId, lockTrainPlaces, releaseTrainLock } from './train-lock.ts';
export { trainPassenger, type TrainPassenger, bookTrain } from './train-booking.ts';
