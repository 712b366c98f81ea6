import * as v from 'valibot';
import { topUpLimits, type WalletType } from '@aylal/contracts/wallet';
import { useSchemaForm } from '@aylal/forms';
import { formatMoney, messageKey, useLocale } from '@aylal/shell';
import { Button, chakra, Notice, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { topUpSchema } from './top-up-schema.ts';
import { useTopUp } from './use-top-up.ts';

const ready = ['10000', '50000', '100000', '500000'];

/** How much goes into a wallet (VALID-42, VALID-43). */
export function TopUpForm({ type, onOrdered }: { type: WalletType; onOrdered: () => void }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const form = useSchemaForm(topUpSchema, { defaultValues: { amount: '' } });
  const { errors, isSubmitting } = form.formState;
  const amount = form.watch('amount');
  const { checking, fault, order } = useTopUp(type, onOrdered);
  const limits = { least: formatMoney(topUpLimits.least, locale), most: formatMoney(topUpLimits.most, locale) };
  const wrong = errors.amount?.message;
  // VALID-43: a fault in what is there now is known before it is sent.
  const sendable = v.safeParse(topUpSchema, { amount }).success;

  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(({ amount: sum }) => order(Number(sum)))(event)}>
      <RadioChips
        legend={t('wallet.ready')}
        options={ready.map((value) => ({ value, label: formatMoney(Number(value), locale) }))}
        value={ready.includes(amount) ? amount : undefined}
        onChange={(value) => form.setValue('amount', value, { shouldValidate: true })}
      />
      <TextField
        id="top-up-amount"
        label={t('wallet.amount')}
        hint={t('wallet.amountHint', limits)}
        inputMode="numeric"
        autoComplete="off"
        suffix="₮"
        data-autofocus
        error={wrong && t(messageKey(wrong), limits)}
        {...form.register('amount', { onBlur: () => void (amount !== '' && form.trigger('amount')) })}
      />
      {checking && <Notice live="status">{t('sending.checking')}</Notice>}
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button type="submit" disabled={!sendable} loading={isSubmitting} loadingText={t('wallet.ordering')}>
        {t('wallet.toPayment')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
