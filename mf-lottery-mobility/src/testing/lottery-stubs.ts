import { readCart, type Cart } from '@aylal/contracts/cart';
import {
  listLotteryProducts,
  listLotteryTickets,
  readLotteryLimits,
  readLotteryProof,
  suggestScratch,
  type LotteryProduct,
  type LotteryProof,
  type LotteryTicket,
} from '@aylal/contracts/lottery';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
import { buildCart, buildProduct, buildProof, buildTicket } from './build-lottery.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

export function productsStub(products: readonly LotteryProduct[] = [buildProduct()]): Stub {
  return stubOperation(listLotteryProducts, ok([...products]));
}

export function suggestedStub(): Stub {
  const { id, name, price, game_code } = buildProduct({
    id: 'blue-sky',
    name: 'Blue Sky',
    price: 500,
    game_code: 'SKY',
  });
  return stubOperation(suggestScratch, ok([{ id, name, price, game_code, parentId: 'ilottery' as const }]));
}

export function cartStub(cart: Cart = buildCart([])): Stub {
  return stubOperation(readCart, ok(cart));
}

export function limitsStub(excluded_until: string | null = null): Stub {
  return stubOperation(readLotteryLimits, ok({ per_day: 20, bought_today: 3, excluded_until }));
}

export function ticketsStub(tickets: readonly LotteryTicket[] = [buildTicket()]): Stub {
  return stubOperation(listLotteryTickets, ok([...tickets]));
}

export function proofStub(proof: LotteryProof = buildProof()): Stub {
  return stubOperation(readLotteryProof, ok(proof));
}
