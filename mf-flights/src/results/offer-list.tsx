import { Suspense, useState } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import { isOfferExpired } from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';
import { useSearchParams, useServices } from '@aylal/shell';
import { Button, Stack } from '@aylal/ui';
import { itineraryName } from '../domain/group-fares.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { rememberResults } from '../ui/back-to-results.ts';
import { OfferCard } from './offer-card.tsx';
import type { ResultsView } from './results-view.ts';

/** How many more a press on "show more" brings. */
const step = 20;

export interface OfferListProps {
  view: ResultsView;
  people: number;
  expiresAt: string;
  searchAgain: () => void;
}

/**
 * Itineraries in steps of 20; cards out of sight are not laid out. A rendered page takes them over one by one, and first the one that is tapped.
 * Choosing an offer whose time is over searches again instead.
 */
export function OfferList({ view, people, expiresAt, searchAgain }: OfferListProps) {
  const t = useFlightsMessages();
  const { drafts, navigator, toasts, now } = useServices();
  const [search] = useSearchParams();
  const address = search.toString();
  const [asked, setAsked] = useState({ address, count: step });
  // Another sorting or filter begins again, so that a frame never has hundreds of cards to make.
  const visible = asked.address === address ? asked.count : step;
  const shown = view.shown.slice(0, visible);
  const rest = view.shown.length - shown.length;
  const select = ({ bookable, filter_str, key, total_fare }: FlightOffer) => {
    if (isOfferExpired(expiresAt, now())) return searchAgain();
    if (!bookable) return toasts.show({ kind: 'info', text: t('results.invalidAirline'), durationMs: 5000 });
    rememberResults(drafts, search);
    navigator.go(flightsRoutes.offer.to({}, { filter_str, key, shown: String(total_fare) }));
  };
  return (
    <Stack as="ol" gap="2.5" marginTop="3" listStyleType="none">
      {shown.map(({ lead, others }, index) => (
        <li
          key={itineraryName(lead)}
          style={index > 7 ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 170px' } : undefined}
        >
          <Suspense>
            <OfferCard
              offer={lead}
              others={others}
              people={people}
              flag={lead.key === view.bestKey ? 'best' : lead.key === view.cheapestKey ? 'cheapest' : undefined}
              first={index === 0}
              onSelect={select}
            />
          </Suspense>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button variant="outline" width="full" onClick={() => setAsked({ address, count: visible + step })}>
            {t('results.more', { count: Math.min(step, rest) })}
          </Button>
        </li>
      )}
    </Stack>
  );
}
