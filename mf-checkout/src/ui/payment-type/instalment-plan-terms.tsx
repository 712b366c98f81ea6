import type { InstalmentPlan } from '@aylal/domain/payments';
import { paymentTermsRoute } from '@aylal/routes';
import { formatMoney, formatNumber, RouteLink, useLocale, useSharedMessages } from '@aylal/shell';
import { CheckboxField, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { Box, Text, TextLink } from '@aylal/ui';
import { InstalmentList } from '../instalment-list.tsx';
import { useCheckoutMessages } from '../use-checkout-messages.ts';

/** A plan before it is agreed to: each payment with its day, the sum, what it costs more than paying at once, and the tick (PAY-04). */
export function InstalmentPlanTerms({
  plan,
  agreed,
  onAgree,
}: {
  plan: InstalmentPlan;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const percent = formatNumber((plan.extra / (plan.total - plan.extra)) * 100, locale);
  return (
    <>
      <InstalmentList
        payments={plan.parts.map(({ deadline_date, amount }, index) => ({
          date: deadline_date,
          amount,
          state: index === 0 ? 'due' : 'later',
        }))}
      />
      <Box borderTopWidth="1px" borderColor="border" marginTop="2" paddingTop="2">
        <KeyValueList>
          <KeyValue label={s('order.total')}>{formatMoney(plan.total, locale)}</KeyValue>
          <KeyValue label={t('type.parts.extra')}>
            {formatMoney(plan.extra, locale)} · {percent}%
          </KeyValue>
        </KeyValueList>
      </Box>
      <Text kind="small" tone="muted" marginTop="2">
        {t('type.parts.about')}
      </Text>
      <CheckboxField label={<AgreeToParts />} checked={agreed} onChange={(event) => onAgree(event.target.checked)} />
    </>
  );
}

/** What the tick says, with the way to the terms. */
export function AgreeToParts() {
  const t = useCheckoutMessages();
  return (
    <>
      {t('type.parts.agree')}{' '}
      <TextLink asChild>
        <RouteLink to={paymentTermsRoute.to()} target="_blank" rel="noreferrer">
          {t('type.parts.terms')}
        </RouteLink>
      </TextLink>
    </>
  );
}
