export { trainLegs } from './train-legs.ts';
export {
  nearestTrainPlace,
  trainChildUnder,
  trainClasses,
  trainLevel,
  trainPlaceLimit,
  trainPlaces,
  trainPlacesInstead,
  trainRows,
  type TrainClass,
  type TrainLevel,
  type TrainRow,
} from './train-places.ts';
