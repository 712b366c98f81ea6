import { Flex, Heading } from '@aylal/ui';
import { Stepper } from '@aylal/ui/journey';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The title and how far the journey to a ticket is. */
export function CheckoutHeading() {
  const t = useCheckoutMessages();
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3">
      <Heading as="h1" size="h1">
        {t('checkout.title')}
      </Heading>
      <Stepper
        label={t('steps.label')}
        current="payment"
        steps={[
          { id: 'passengers', label: t('steps.passengers') },
          { id: 'payment', label: t('steps.payment') },
          { id: 'ticket', label: t('steps.ticket') },
        ]}
      />
    </Flex>
  );
}
