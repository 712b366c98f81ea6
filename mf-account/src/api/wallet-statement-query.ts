import { readWalletStatement, type WalletType } from '@aylal/contracts';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** Which lines of a wallet are looked at. */
export interface StatementView {
  readonly type: WalletType;
  /** Left out for both ways. */
  readonly transfer_type?: 'WITHDRAW' | 'DEPOSIT';
}

/** A page of a wallet's statement, newest first; `after` is `next` of the page before (NEED-25). */
export function walletStatementQuery({ api }: Pick<Services, 'api'>, view: StatementView, after?: string) {
  return endpointQuery(
    api,
    readWalletStatement,
    { query: after === undefined ? view : { ...view, after } },
    { staleTime: stale.always },
  );
}
