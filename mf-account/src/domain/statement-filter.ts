import { isLocalDate } from '@aylal/domain/calendar';

/** Which lines of a wallet are shown. Days are those of Ulaanbaatar, both part of it. What is not asked for is not there. */
export interface StatementFilter {
  readonly transfer_type?: 'WITHDRAW' | 'DEPOSIT';
  readonly from?: string;
  readonly to?: string;
}

/** The filter of an address; what makes no sense in it asks for nothing. */
export function statementFilterOf(search: URLSearchParams): StatementFilter {
  const way = search.get('transfer_type');
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return {
    ...(way === 'WITHDRAW' || way === 'DEPOSIT' ? { transfer_type: way } : {}),
    ...(isLocalDate(from) ? { from } : {}),
    ...(isLocalDate(to) ? { to } : {}),
  };
}

/** Nothing can lie between the two days. */
export function isTurnedRound({ from, to }: StatementFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}
