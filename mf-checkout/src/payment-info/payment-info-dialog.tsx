import type { DialogViewOf, paymentInfoDialog } from '@aylal/shell';
import { Flex, Heading, Stack, Text } from '@aylal/ui';
import { BankMark } from '@aylal/ui/journey';
import { methodText } from '../ui/method-text.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

export interface PaymentInfoDialogProps {
  readonly options: readonly { readonly name: string; readonly payment_name: string }[];
}

/** MODAL-42: how each way to pay goes, when the payment is known, and what becomes of money that is late, short or twice. */
function PaymentInfoDialog({ props }: { props: PaymentInfoDialogProps }) {
  const t = useCheckoutMessages();
  return (
    <Stack gap="4" paddingBottom="2">
      {props.options.map(({ name, payment_name }) => (
        <Flex as="section" key={payment_name} gap="3" align="start">
          <BankMark bank={payment_name.toLowerCase()} letters={name.slice(0, 2)} />
          <div>
            <Heading as="h3" size="h3">
              {methodText(t, payment_name, 'title', { method: name })}
            </Heading>
            <Text kind="small">{methodText(t, payment_name, 'how')}</Text>
          </div>
        </Flex>
      ))}
      <Stack as="section" gap="1" borderTopWidth="1px" borderColor="border.muted" paddingTop="4">
        <Heading as="h3" size="h3">
          {t('payInfo.money.title')}
        </Heading>
        <Text kind="small">{t('payInfo.money.once')}</Text>
        <Text kind="small">{t('payInfo.money.late')}</Text>
        <Text kind="small">{t('payInfo.money.safe')}</Text>
      </Stack>
    </Stack>
  );
}

export const view: DialogViewOf<typeof paymentInfoDialog> = {
  title: 'payInfo.title',
  Component: PaymentInfoDialog,
};
