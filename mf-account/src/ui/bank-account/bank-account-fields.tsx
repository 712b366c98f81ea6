import { accountOfIban, bankName, ibanOf, isAccountNumber, tidyAccountNumber } from '@aylal/domain/payments';
import { useFormContext } from '@aylal/forms';
import { messageKey, useLocale, useSharedMessages } from '@aylal/shell';
import { Button, SelectField, TextField } from '@aylal/ui';
import { useAccountMessages } from '../use-account-messages.ts';
import { AccountHolderField } from './account-holder-field.tsx';
import type { BankAccount, BankAccountValues } from './use-bank-account.ts';

/** Where money goes: bank, account in either form, and its holder as the bank names it. `form` begins the ids of the fields. */
export function BankAccountFields({ form, bank }: { form: string; bank: BankAccount }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { register, setValue, watch, formState } = useFormContext<BankAccountValues>();
  const { banks, code, holder } = bank;
  const list = banks.data?.result ?? [];
  const account = tidyAccountNumber(watch('account_number'));
  const [iban, domestic] = [ibanOf(code ?? '', account), isAccountNumber(account) ? accountOfIban(account) : null];
  const error = (field: keyof BankAccountValues) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : s(messageKey(message));
  };
  return (
    <>
      <SelectField
        id={`${form}-bank_name`}
        label={t('bankAccount.bank')}
        placeholder={t('bankAccount.choose')}
        hint={banks.isPending ? t('bankAccount.banksWaiting') : undefined}
        options={list.map(({ value }) => ({ value, label: bankName(value, locale) }))}
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
