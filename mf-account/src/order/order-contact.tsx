import type { FlightOrder } from '@aylal/contracts';
import { Card, Heading } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Whom news of this order go to. */
export function OrderContact({ order: { contact, airline_reference } }: { order: FlightOrder }) {
  const t = useAccountMessages();
  return (
    <Card padded data-print="hide">
      <Heading size="h3">{t('order.contact')}</Heading>
      <KeyValueList>
        {airline_reference && <KeyValue label={t('order.airlineReference')}>{airline_reference}</KeyValue>}
        <KeyValue label={t('order.name')}>{contact.name}</KeyValue>
        {contact.company && (
          <KeyValue label={t('order.company')}>
            {contact.company.name} · {contact.company.register}
          </KeyValue>
        )}
        <KeyValue label={t('access.email')}>{contact.email}</KeyValue>
        <KeyValue label={t('access.phone')}>
          +{contact.dial_code} {contact.phone}
        </KeyValue>
      </KeyValueList>
    </Card>
  );
}
