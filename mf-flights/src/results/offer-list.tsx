import { Suspense } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import { isOfferExpired } from '@aylal/domain/flights';
import { RouteLink, useSearchParams, useServices } from '@aylal/shell';
import { LinkButton, Stack } from '@aylal/ui';
import { itineraryName } from '../domain/group-fares.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { rememberResults } from '../ui/back-to-results.ts';
import { OfferCard } from './offer-card.tsx';
import { openedAt, pageStep, readPage } from './results-address.ts';
import type { ResultsView } from './results-view.ts';

/** The last offer that a tall screen shows at first; those below are laid out when they come near. */
const lastInSight = 3;
const outOfSight = { contentVisibility: 'auto', containIntrinsicSize: 'auto var(--offer-height)' } as const;
const offerHeight = { base: '247px', lg: '158px' };

export interface OfferListProps {
  view: ResultsView;
  people: number;
  expiresAt: string;
  searchAgain: () => void;
}

/**
 * Itineraries in steps of 20; cards out of sight are not laid out. A rendered page hydrates them one by one, and first the one that is tapped.
 * Choosing an offer whose time is over searches again instead.
 */
export function OfferList({ view, people, expiresAt, searchAgain }: OfferListProps) {
  const t = useFlightsMessages();
  const { drafts, toasts, now } = useServices();
  const [search] = useSearchParams();
  const visible = readPage(search);
  const shown = view.shown.slice(0, visible);
  const rest = view.shown.length - shown.length;
  const isStopped = ({ bookable }: FlightOffer) => {
    if (isOfferExpired(expiresAt, now())) searchAgain();
    else if (!bookable) toasts.show({ kind: 'info', text: t('results.invalidAirline'), durationMs: 5000 });
    else {
      rememberResults(drafts, search);
      return false;
    }
    return true;
  };
  return (
    <Stack as="ol" gap="2.5" marginTop="3" listStyleType="none" css={{ '--offer-height': offerHeight }}>
      {shown.map(({ lead, others }, index) => (
        <li key={itineraryName(lead)} style={index > lastInSight ? outOfSight : undefined}>
          <Suspense>
            <OfferCard
              offer={lead}
              others={others}
              people={people}
              flag={lead.key === view.bestKey ? 'best' : lead.key === view.cheapestKey ? 'cheapest' : undefined}
              first={index === 0}
              onSelect={isStopped}
            />
          </Suspense>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <LinkButton asChild variant="outline" width="full">
            <RouteLink to={openedAt(search, 'offers', String(visible + pageStep))} replace preventScrollReset>
              {t('results.more', { count: Math.min(pageStep, rest) })}
            </RouteLink>
          </LinkButton>
        </li>
      )}
    </Stack>
  );
}
