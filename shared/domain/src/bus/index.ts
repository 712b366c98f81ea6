export { busPlans, busRows, busSeatLimit, isWindowSeat, type BusPlan, type BusRow } from './bus-seats.ts';
export {
  busRefund,
  busRefundBlock,
  busRefundPercent,
  busRefundSteps,
  quoteBusRefund,
  type BusRefundBasis,
  type BusRefundFacts,
} from './bus-refund.ts';
