import type { PaymentOption } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { leadingLetters } from '@aylal/domain/people';
import { Heading, Stack } from '@aylal/ui';
import { BankMark, RadioRows } from '@aylal/ui/primitives';
import { MethodBody } from './method-body.tsx';
import { wayField } from './plain-fields.ts';
import { methodText } from '../ui/method-text.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The heading of the ways to pay, which takes the focus when the customer looks for another one. */
export const paymentMethodsId = 'payment-method';

/** The ways to pay, as the provider lists them. */
export function PaymentMethodRows({
  options,
  refNumber,
  amount,
  chosen,
  onChoose,
}: {
  options: readonly PaymentOption[];
  refNumber: string;
  /** What is paid now. */
  amount: Money;
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const t = useCheckoutMessages();
  return (
    <Stack as="section" gap="3">
      <Heading size="h2" id={paymentMethodsId} tabIndex={-1}>
        {t('method.title')}
      </Heading>
      <RadioRows
        legend={t('method.title')}
        hideLegend
        name={wayField}
        value={chosen}
        onChange={onChoose}
        rows={options.map((option) => ({
          value: option.payment_name,
          title: methodText(t, option.payment_name, 'title', { method: option.name }),
          description: methodText(t, option.payment_name, 'about'),
          body: <MethodBody option={option} refNumber={refNumber} amount={amount} />,
          mark: <BankMark bank={option.payment_name.toLowerCase()} letters={leadingLetters(option.payment_name)} />,
        }))}
      />
    </Stack>
  );
}
