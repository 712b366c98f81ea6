import { airSubscriptionRoutes } from '@aylal/routes';
import { RouteLink, type Screen } from '@aylal/shell';
import { Text, TextLink } from '@aylal/ui';
import { SubscriptionForm } from './subscription-form.tsx';
import { SubscriptionFrame } from './subscription-frame.tsx';
import { useSubscriptionMessages } from './subscription-messages.ts';

/** PROD-02: have the fares of a direction sent by mail. */
function SubscriptionScreen() {
  return (
    <SubscriptionFrame title="subscription.title" lead="lead">
      <SubscriptionForm />
      <Leave />
    </SubscriptionFrame>
  );
}

function Leave() {
  const t = useSubscriptionMessages();
  return (
    <Text kind="small" marginTop="4">
      <TextLink asChild>
        <RouteLink to={airSubscriptionRoutes.unsubscribe.to()}>{t('toLeave')}</RouteLink>
      </TextLink>
    </Text>
  );
}

export const screen: Screen = { Component: SubscriptionScreen, title: 'subscription.title' };
