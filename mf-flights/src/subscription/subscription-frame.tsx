import type { ReactNode } from 'react';
import { WithMessages } from '@aylal/parts';
import { Card, Heading, PageContainer, SkeletonText, Text } from '@aylal/ui';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import { type SubscriptionKey, subscriptionMessages, useSubscriptionMessages } from './subscription-messages.ts';

/** The page around a form of subscriptions: its heading, what it is for, and a card. */
export function SubscriptionFrame({
  title,
  lead,
  children,
}: {
  title: FlightsKey;
  lead: SubscriptionKey;
  children: ReactNode;
}) {
  const t = useFlightsMessages();
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t(title)}
      </Heading>
      <WithMessages extra={subscriptionMessages} waiting={<SkeletonText lines={8} />}>
        <Lead lead={lead} />
        <Card padding={{ base: '4', lg: '5' }} marginTop="4" maxWidth="560px">
          {children}
        </Card>
      </WithMessages>
    </PageContainer>
  );
}

function Lead({ lead }: { lead: SubscriptionKey }) {
  const t = useSubscriptionMessages();
  return (
    <Text tone="muted" marginTop="1">
      {t(lead)}
    </Text>
  );
}
