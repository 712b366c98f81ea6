import { tidyAccountNumber } from '@aylal/domain/payments';
import { ApiError, type Services } from '@aylal/shell';
import { checkAccountNameQuery, listBanksQuery } from '../../api/bank-queries.ts';
import type { AccountRefusal } from './plain-return.ts';

/** Who holds an account, as its bank says: money goes to nobody whose name was not read first (REFUND-09). */
export async function holderOf(services: Services, bank: string, account: string): Promise<AccountRefusal> {
  try {
    const banks = await services.queryClient.fetchQuery(listBanksQuery(services));
    const code = banks.result.find(({ value }) => value === bank)?.code ?? '';
    const found = await services.queryClient.fetchQuery(
      checkAccountNameQuery(services, code, tidyAccountNumber(account)),
    );
    return { kind: 'holder', name: `${found.result.custLastName} ${found.result.custFirstName}` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.statusCode === 404 || error.statusCode === 400;
    return { kind: 'no-holder', reason: unknown ? 'holderUnknown' : 'holderFailed' };
  }
}
