import {
  listLotteryProducts,
  listLotteryTickets,
  readLotteryLimits,
  readLotteryProof,
  suggestScratch,
  type LotteryKind,
} from '@aylal/contracts/lottery';
import { endpointQuery, stale, type Services } from '@aylal/shell';

type Api = Pick<Services, 'api'>;

/** CALL-79. Stock moves, so it is asked for whenever the page comes up; asked only behind the age gate. */
export function lotteryProductsQuery({ api }: Api) {
  return endpointQuery(api, listLotteryProducts, {}, { staleTime: stale.always });
}

/** CALL-08: what another lottery has. */
export function suggestedQuery({ api }: Api, parentId: LotteryKind) {
  return endpointQuery(api, suggestScratch, { query: { parentId } });
}

/** Tickets of an order, or the newest of all. */
export function ticketsQuery({ api }: Api, ref_number: string | undefined) {
  return endpointQuery(api, listLotteryTickets, { query: ref_number ? { ref_number } : {} });
}

/** What may still be bought today, and whether the customer keeps out. */
export function limitsQuery({ api }: Api) {
  return endpointQuery(api, readLotteryLimits);
}

/** What proves the draw of a ticket. */
export function proofQuery({ api }: Api, ticket: string) {
  return endpointQuery(api, readLotteryProof, { query: { ticket } });
}
