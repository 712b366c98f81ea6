import { listMonthFares, type MonthFaresQuery } from '@aylal/contracts/flights';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Lowest totals of the days of a month (NEED-36). */
export function listMonthFaresQuery(api: ApiClient, wish: MonthFaresQuery) {
  return endpointQuery(api, listMonthFares, { query: wish }, { staleTime: stale.offers });
}
