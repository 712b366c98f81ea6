import { Flex, Heading } from '@aylal/ui';
import { Stepper } from '@aylal/ui/journey';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The title and, of a journey, how far it is to a ticket. */
export function CheckoutHeading({ journey }: { journey: boolean }) {
  const t = useCheckoutMessages();
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3">
      <Heading as="h1" size="h1">
        {t('checkout.title')}
      </Heading>
      {journey && (
        <Stepper
          label={t('steps.label')}
          current="payment"
          steps={[
            { id: 'passengers', label: t('steps.passengers') },
            { id: 'payment', label: t('steps.payment') },
            { id: 'ticket', label: t('steps.ticket') },
          ]}
        />
      )}
    </Flex>
  );
}
