import type { Screen } from '@aylal/shell';
import { SubscriptionFrame } from './subscription-frame.tsx';
import { UnsubscriptionForm } from './unsubscription-form.tsx';

/** PROD-02: the mails of a subscription lead here. */
function UnsubscriptionScreen() {
  return (
    <SubscriptionFrame title="subscription.leaveTitle" lead="leaveLead">
      <UnsubscriptionForm />
    </SubscriptionFrame>
  );
}

export const screen: Screen = { Component: UnsubscriptionScreen, title: 'subscription.leaveTitle' };
