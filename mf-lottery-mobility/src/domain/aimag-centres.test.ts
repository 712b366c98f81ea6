import { aimags, isInMongolia } from '@aylal/domain/cart';
import { aimagCentres } from './aimag-centres.ts';

it.each(aimags)('the map of %s opens in Mongolia', (aimag) => {
  expect(isInMongolia(aimagCentres[aimag])).toBe(true);
});
