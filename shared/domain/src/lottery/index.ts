export {
  cardLayouts,
  DRAW_SPACE,
  drawnPlace,
  drawText,
  prizeAt,
  scratchFields,
  winningChances,
  type CardLayout,
  type PrizeTier,
} from './lottery-draw.ts';
export { creditedAtOnce, isLargePrize, prizePayouts, type PrizePayout } from './large-prize.ts';
export {
  drawnAfterMs,
  faultsOfLottery,
  mostPaidBack,
  paidBack,
  PRIZES_OF_LOTTERY,
  type LotteryPlan,
} from './lottery-plan.ts';
export {
  SHAGAI_STAKE,
  SHAGAI_THROWS,
  shagaiFigure,
  shagaiPrize,
  shagaiPrizes,
  shagaiSides,
  shagaiThrow,
  type ShagaiFigure,
  type ShagaiSide,
} from './shagai.ts';
