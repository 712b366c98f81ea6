import { useState } from 'react';
import type { Identity, SavedPassenger } from '@aylal/contracts/account';
import { accountRoutes } from '@aylal/routes';
import { useLocale, useServices } from '@aylal/shell';
import { Card } from '@aylal/ui';
import { homeDate } from '@aylal/domain/calendar';
import { PassengerFields } from '../passenger-fields.tsx';
import { PassengerForm } from '../passenger-form.tsx';
import { emptyPassenger, valuesOf, type PassengerValues } from '../passenger-values.ts';
import { identityAnswerKey } from './identity-answer.ts';
import { IdentityDifference } from './identity-difference.tsx';
import { identityOffers, withOffers } from './identity-offers.ts';

export interface IdentityReviewProps {
  readonly identity: Identity;
  /** Who is saved already; none for a new passenger. */
  readonly same: SavedPassenger | undefined;
}

/** First what differs, for the customer to choose; then the form of the passenger with what was chosen. Nothing is kept before the form is saved. */
export function IdentityReview({ identity, same }: IdentityReviewProps) {
  const locale = useLocale();
  const { drafts, navigator, now } = useServices();
  const [form, setForm] = useState<PassengerValues | null>(null);
  const stored = same ? valuesOf(same, locale) : emptyPassenger('');

  function leave() {
    drafts.clear(identityAnswerKey);
    navigator.go(accountRoutes.passengers.to());
  }

  if (form)
    return (
      <Card padded>
        <PassengerForm start={form} saved={same} onDone={leave}>
          <PassengerFields global={false} />
        </PassengerForm>
      </Card>
    );
  return (
    <IdentityDifference
      identity={identity}
      same={same}
      offers={identityOffers(identity, stored, locale, homeDate(now()))}
      onTake={(taken) => setForm(withOffers(stored, taken))}
      onLeave={leave}
    />
  );
}
