import { topUpLimits } from '@aylal/contracts/wallet';
import type { Problem } from '@aylal/contracts';
import { FormKey, usePostedField } from '@aylal/forms';
import { formatMoney, messageKey, useLocale, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Card, Heading, Notice, Stack, TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Why a top-up that was posted is not ordered. */
export type TopUpRefusal = Problem | 'unanswered';

/** MODAL-55 without scripts: how much goes into the wallet; posted, it leads to its checkout (`submit-top-up.ts`). */
export function PlainTopUp() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { faults = {}, refused } = usePageForm<TopUpRefusal>()?.posted?.answer ?? {};
  const amount = usePostedField('amount');
  const limits = { least: formatMoney(topUpLimits.least, locale), most: formatMoney(topUpLimits.most, locale) };
  const wrong = faults['amount'];
  return (
    <Card padded as="section" aria-labelledby="plain-top-up-title">
      <form method="post" noValidate>
        <FormKey />
        <Stack gap="4">
          <Heading size="h2" id="plain-top-up-title">
            {t('wallet.topUpTitle')}
          </Heading>
          <TextField
            id="plain-top-up-amount"
            name="amount"
            label={t('wallet.amount')}
            hint={t('wallet.amountHint', limits)}
            inputMode="numeric"
            autoComplete="off"
            suffix="₮"
            defaultValue={amount}
            error={wrong && t(messageKey(wrong), limits)}
          />
          {refused && (
            <Notice tone="danger" live="alert">
              {refused === 'unanswered' ? t('access.unanswered') : s(`problem.${refused}`)}
            </Notice>
          )}
          <Button type="submit" alignSelf="start">
            {t('wallet.toPayment')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
