export {
  bandPrice,
  insuranceDayFaults,
  insuranceDays,
  insuranceDaysAhead,
  insuranceFaults,
  insuredAges,
  insuredPrice,
  type AgeBand,
  type InsuranceTariff,
  type InsuranceWish,
} from './insurance-price.ts';
export { coverHoldsIn } from './cover-countries.ts';
export { ruleCoverReturn, type CoverReturnFacts } from './cover-return.ts';
