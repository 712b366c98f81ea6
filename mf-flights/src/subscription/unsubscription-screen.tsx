import { loadMessages } from '@aylal/parts';
import type { LoaderArgs, Screen } from '@aylal/shell';
import { SubscriptionFrame } from './subscription-frame.tsx';
import { subscriptionMessages } from './subscription-messages.ts';
import { UnsubscriptionForm } from './unsubscription-form.tsx';

/** PROD-02: the mails of a subscription lead here. */
function UnsubscriptionScreen() {
  return (
    <SubscriptionFrame title="subscription.leaveTitle" lead="leaveLead">
      <UnsubscriptionForm />
    </SubscriptionFrame>
  );
}

function loadUnsubscription(args: LoaderArgs): null {
  loadMessages(args, subscriptionMessages);
  return null;
}

export const screen: Screen = {
  Component: UnsubscriptionScreen,
  title: 'subscription.leaveTitle',
  load: loadUnsubscription,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-unsubscription.ts'),
};
