import { useEffect } from 'react';
import { useFormContext } from '@aylal/forms';
import { useQuery, useServices } from '@aylal/shell';
import { Button, SelectField, TextField } from '@aylal/ui';
import { listBanksQuery } from '../api/bank-queries.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { AccountHolderField } from './account-holder-field.tsx';
import type { RefundValues } from './refund-form-values.ts';
import { useAccountHolder } from './use-account-holder.ts';

/** Where the money goes: bank, account, and its holder as the bank names it. */
export function RefundAccountFields() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { register, setValue, watch, formState } = useFormContext<RefundValues>();
  const { bank_name, account_number, account_name } = watch();
  const banks = useQuery(listBanksQuery(useServices()));
  const list = banks.data?.result ?? [];
  const holder = useAccountHolder(list.find(({ value }) => value === bank_name)?.code, account_number);
  const name = holder.state === 'known' ? holder.name : '';
  // The bank is outside the form; another account loses the name of the one before.
  useEffect(() => {
    if (name !== account_name) setValue('account_name', name, { shouldValidate: formState.isSubmitted });
  }, [name, account_name, setValue, formState.isSubmitted]);
  const error = (field: keyof RefundValues) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : s(message);
  };
  return (
    <>
      <SelectField
        id="refund-bank_name"
        label={t('refund.bank')}
        placeholder={t('refund.choose')}
        hint={banks.isPending ? t('refund.banksWaiting') : undefined}
        options={list.map(({ value }) => ({ value, label: value }))}
        error={banks.isError ? t('refund.banks') : error('bank_name')}
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
        id="refund-account_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('refund.account')}
        error={error('account_number')}
        {...register('account_number')}
      />
      <AccountHolderField holder={holder} error={error('account_name')} />
    </>
  );
}
