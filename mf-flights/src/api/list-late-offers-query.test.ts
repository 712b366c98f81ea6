import { buildOffers } from '../testing/build-offers.ts';
import { withFurther } from './list-late-offers-query.ts';

const [beijing, ...first] = buildOffers();

it('[NEED-40] puts further offers behind those that are there, none twice', () => {
  const came = beijing ? [beijing] : [];
  expect(withFurther(first, came)).toEqual([...first, ...came]);
  expect(withFurther(first, [...first, ...came])).toEqual([...first, ...came]);
});
