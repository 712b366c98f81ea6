import type { FlightTrip } from '@aylal/contracts/flights';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { useFormContext } from '@aylal/forms';
import { useQuery, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconLogin } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { prefilledTraveller } from './prefilled-traveller.ts';
import { TravellerCard } from './traveller-card.tsx';

/** A card per passenger; a visitor who is not signed in sees what signing in would save. */
export function TravellerCards({ count, trips }: { count: number; trips: readonly FlightTrip[] }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const { api, session: service } = useServices();
  const session = useSession();
  const { getValues } = useFormContext<BookingFormValues>();
  const saved = useQuery({ ...listPassengersQuery(api), enabled: session.status === 'signed-in' });
  return (
    <>
      {session.status === 'anonymous' && (
        <WithScripts>
          <Notice
            icon={<IconLogin />}
            action={
              <Button
                size="sm"
                variant="outline"
                onClick={() => void service.require('booking', prefilledTraveller(getValues()))}
              >
                {s('action.sign_in')}
              </Button>
            }
          >
            {t('booking.signInText')}
          </Notice>
        </WithScripts>
      )}
      {Array.from({ length: count }, (_, index) => (
        <TravellerCard key={index} index={index} saved={saved.data?.result ?? []} trips={trips} />
      ))}
    </>
  );
}
