import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The banks that money can be sent to. */
export function listBanksQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, listBanks, {}, { staleTime: stale.lists });
}

/** Who holds an account (CALL-46). */
export function checkAccountNameQuery({ api }: Pick<Services, 'api'>, bank: string, account_number: string) {
  return endpointQuery(api, checkAccountName, { query: { bank, account_number } }, { staleTime: stale.lists });
}
