import type { Order } from '@aylal/contracts/orders';
import { Card, Heading } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Whom news of this order go to. */
export function OrderContact({ order }: { order: Order }) {
  const { contact } = order;
  const reference = order.product === 'flight' ? order.airline_reference : null;
  const t = useAccountMessages();
  return (
    <Card padded data-print="hide">
      <Heading size="h3">{t('order.contact')}</Heading>
      <KeyValueList>
        {reference && <KeyValue label={t('order.airlineReference')}>{reference}</KeyValue>}
        <KeyValue label={t('order.name')}>{contact.name}</KeyValue>
        {contact.company && (
          <KeyValue label={t('order.company')}>
            {contact.company.name} · {contact.company.register}
          </KeyValue>
        )}
        <KeyValue label={t('access.email')}>{contact.email}</KeyValue>
        {contact.phone && (
          <KeyValue label={t('access.phone')}>
            +{contact.dial_code} {contact.phone}
          </KeyValue>
        )}
      </KeyValueList>
    </Card>
  );
}
