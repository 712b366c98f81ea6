import type { FlightOrder } from '@aylal/contracts/orders';
import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, useLocale, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Card, Stack, Text } from '@aylal/ui';
import { CheckboxField, Disclosure, RadioRows } from '@aylal/ui/primitives';
import { termsOfOrder } from '../domain/order-terms.ts';
import { AgreeToParts } from '../ui/payment-type/instalment-plan-terms.tsx';
import { payInFull, usePaymentTypeRows } from '../ui/payment-type/use-payment-type-rows.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { agreedField, termsField } from './plain-fields.ts';

/** How an unpaid order is paid, without scripts: every plan with its days, amounts and sum, and the tick that one in parts needs (PAY-04). */
export function PlainTerms({ order }: { order: FlightOrder }) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const faults = usePageForm<never>()?.posted?.answer.faults ?? {};
  const present = order.partial_payment ? (order.partial_payment_type ?? undefined) : payInFull;
  const chosen = usePostedField(termsField) ?? present;
  const rows = usePaymentTypeRows({
    total: order.total - order.fee,
    instalments: termsOfOrder(order, locale),
    chosen: undefined,
    agreed: false,
    onAgree: () => {},
  });
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  return (
    <Card padded>
      <form method="post">
        <FormKey />
        <Disclosure summary={t('terms.title')} defaultOpen={Object.keys(faults).length > 0}>
          <Stack gap="3" paddingTop="3">
            <RadioRows
              legend={t('type.legend')}
              name={termsField}
              value={chosen}
              onChange={() => {}}
              rows={rows.map(({ body: _body, ...row }) => row)}
              error={fault(termsField)}
            />
            <CheckboxField name={agreedField} label={<AgreeToParts />} error={fault(agreedField)} />
            <Text kind="small" tone="muted">
              {t('terms.note')}
            </Text>
            <Button type="submit" variant="outline" alignSelf="start">
              {t('terms.action')}
            </Button>
          </Stack>
        </Disclosure>
      </form>
    </Card>
  );
}
