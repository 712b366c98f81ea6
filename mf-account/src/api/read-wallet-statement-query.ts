import { readWalletStatement, type WalletType } from '@aylal/contracts/wallet';
import { endpointQuery, stale, type Services } from '@aylal/shell';
import type { StatementFilter } from '../domain/statement-filter.ts';

/** A page of a wallet's lines; `after` is where the page before ended. Its first page asks as the early request of the address does. */
export function readWalletStatementQuery(
  { api }: Pick<Services, 'api'>,
  type: WalletType,
  filter: StatementFilter = {},
  after?: string,
  limit?: number,
) {
  const query = { type, ...filter, ...(after === undefined ? {} : { after }), ...(limit ? { limit } : {}) };
  return endpointQuery(api, readWalletStatement, { query }, { staleTime: stale.always });
}
