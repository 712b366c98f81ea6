import { bankName, settlingHours } from '@aylal/domain/payments';
import { usePostedField } from '@aylal/forms';
import { messageKey, useLocale, usePageForm, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { SelectField, Text, TextField } from '@aylal/ui';
import { listBanksQuery } from '../../api/bank-queries.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { refundReasons } from '../refund/refund-form-values.ts';
import type { AccountRefusal } from './plain-return.ts';

/** Why something goes back and to which account, without scripts; once the bank has named its holder, also that name and the password (REFUND-09, SEC-3). */
export function PlainAccountFields({
  reasons = refundReasons,
}: {
  reasons?: readonly (typeof refundReasons)[number][];
}) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const banks = useQuery(listBanksQuery(useServices())).data?.result ?? [];
  const { faults = {}, refused } = usePageForm<AccountRefusal>()?.posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  const [reason, bank, account] = [
    usePostedField('reason'),
    usePostedField('bank_name'),
    usePostedField('account_number'),
  ];
  const noHolder = refused?.kind === 'no-holder' ? t(`bankAccount.${refused.reason}`) : undefined;
  return (
    <>
      <SelectField
        id="plain-refund-reason"
        name="reason"
        label={t('refund.reason')}
        placeholder={t('refund.choose')}
        options={reasons.map((value) => ({ value, label: t(`refund.reasons.${value}`) }))}
        defaultValue={reason}
        error={fault('reason')}
      />
      <Text kind="small" tone="muted">
        {t('refund.banksHere')}
      </Text>
      <SelectField
        id="plain-refund-bank"
        name="bank_name"
        label={t('bankAccount.bank')}
        placeholder={t('bankAccount.choose')}
        options={banks.map(({ value }) => ({ value, label: bankName(value, locale) }))}
        defaultValue={bank}
        error={fault('bank_name')}
      />
      <TextField
        id="plain-refund-account"
        name="account_number"
        autoComplete="off"
        maxLength={40}
        label={t('bankAccount.account')}
        defaultValue={account}
        error={fault('account_number') ?? noHolder}
      />
      {refused?.kind === 'holder' && (
        <>
          <TextField
            id="plain-refund-holder"
            name="account_name"
            readOnly
            label={t('bankAccount.holder')}
            hint={t('bankAccount.holderHint')}
            defaultValue={refused.name}
          />
          <Text kind="small" tone="muted">
            {t('refund.waits', { hours: settlingHours })} {t('proof.lead')}
          </Text>
          <TextField
            id="plain-refund-password"
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('proof.yourPassword')}
            error={fault('password')}
          />
        </>
      )}
    </>
  );
}
