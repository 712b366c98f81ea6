import { useQuery, useServices } from '@aylal/shell';
import { listBanksQuery } from '../../api/bank-queries.ts';
import { useAccountHolder } from './use-account-holder.ts';

/** What a form with the fields of a bank account holds of them. */
export interface BankAccountValues {
  bank_name: string;
  account_number: string;
  account_name: string;
}

export type BankAccount = ReturnType<typeof useBankAccount>;

/** The banks, and who holds the account that is being typed; `holderName` is empty until the bank has named somebody. A form sends that name, which nobody types. */
export function useBankAccount({ bank_name, account_number }: Omit<BankAccountValues, 'account_name'>) {
  const banks = useQuery(listBanksQuery(useServices()));
  const code = banks.data?.result.find(({ value }) => value === bank_name)?.code;
  const holder = useAccountHolder(code, account_number);
  return { banks, code, holder, holderName: holder.state === 'known' ? holder.name : '' };
}
