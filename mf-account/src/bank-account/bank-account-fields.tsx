import { useEffect } from 'react';
import { accountOfIban, ibanOf, isAccountNumber, tidyAccountNumber } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { useQuery, useServices } from '@aylal/shell';
import { Button, SelectField, TextField } from '@aylal/ui';
import { listBanksQuery } from '../api/bank-queries.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { AccountHolderField } from './account-holder-field.tsx';
import { useAccountHolder } from './use-account-holder.ts';

/** What a form with these fields holds of them. */
export interface BankAccountValues {
  bank_name: string;
  account_number: string;
  account_name: string;
}

/** Where money goes: bank, account in either form, and its holder as the bank names it. `form` begins the ids of the fields. */
export function BankAccountFields({ form }: { form: string }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { register, setValue, watch, formState } = useFormContext<BankAccountValues>();
  const { bank_name, account_number, account_name } = watch();
  const banks = useQuery(listBanksQuery(useServices()));
  const list = banks.data?.result ?? [];
  const code = list.find(({ value }) => value === bank_name)?.code;
  const holder = useAccountHolder(code, account_number);
  const account = tidyAccountNumber(account_number);
  const [iban, domestic] = [ibanOf(code ?? '', account), isAccountNumber(account) ? accountOfIban(account) : null];
  const name = holder.state === 'known' ? holder.name : '';
  // The bank is outside the form; another account loses the name of the one before.
  useEffect(() => {
    if (name !== account_name) setValue('account_name', name, { shouldValidate: formState.isSubmitted });
  }, [name, account_name, setValue, formState.isSubmitted]);
  const error = (field: keyof BankAccountValues) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : s(message);
  };
  return (
    <>
      <SelectField
        id={`${form}-bank_name`}
        label={t('bankAccount.bank')}
        placeholder={t('bankAccount.choose')}
        hint={banks.isPending ? t('bankAccount.banksWaiting') : undefined}
        options={list.map(({ value }) => ({ value, label: value }))}
        error={banks.isError ? t('bankAccount.banks') : error('bank_name')}
        {...register('bank_name', {
          // REFUND-10.
          onChange: () => setValue('account_number', ''),
        })}
      />
      {banks.isError && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => void banks.refetch()}>
          {s('action.retry')}
        </Button>
      )}
      <TextField
        id={`${form}-account_number`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('bankAccount.account')}
        hint={
          iban
            ? t('bankAccount.iban', { iban })
            : domestic
              ? t('bankAccount.domestic', { account: domestic })
              : undefined
        }
        error={error('account_number')}
        {...register('account_number')}
      />
      <AccountHolderField id={`${form}-account_name`} holder={holder} error={error('account_name')} />
    </>
  );
}
