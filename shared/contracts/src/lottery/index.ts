export {
  lotteryKinds,
  type LotteryKind,
  scratchProduct,
  lotteryProduct,
  type LotteryProduct,
  listLotteryProducts,
} from './lottery-product.ts';
export {
  ticketNumber,
  lotteryTicket,
  type LotteryTicket,
  listLotteryTickets,
  scratchLotteryTicket,
  readLotteryProof,
  type LotteryProof,
} from './ticket-operations.ts';
export { reportWin } from './report-win.ts';
export { exclusionDays, readLotteryLimits, excludeFromLottery } from './limit-operations.ts';
export { readGame, type Game, playGameRound, type GameRound } from './game-operations.ts';
export { type GameMessage, type MessageToGame, readGameMessage } from './game-messages.ts';
export { suggestScratch, type SuggestedScratch } from './suggest-scratch.ts';
