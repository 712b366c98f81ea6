import { FailedView } from '@aylal/parts';
import type { Problem } from '@aylal/contracts';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useFlightsMessages } from './use-flights-messages.ts';
import { useBackToResults } from './back-to-results.ts';

/** Problems that trying again cannot mend: the way out is another search. */
const final = [
  'offer-expired',
  'offer-gone',
  'sold-out',
  'not-found',
  'not-bookable',
  'invalid-input',
] as const satisfies readonly Problem[];

/** An offer that is no longer available, or did not load: what happened, where the money is, and the way out. */
export function OfferGone({ problem, retry }: { problem: Problem | null; retry: () => void }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const results = useBackToResults();
  const reason = final.find((one) => one === problem);
  if (reason === undefined) {
    return <FailedView headingAs="h1" onRetry={retry} />;
  }
  return (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('offer.goneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={results}>{t('offer.searchAgain')}</RouteLink>
        </LinkButton>
      }
    >
      {s(`problem.${reason === 'not-found' || reason === 'invalid-input' ? 'offer-gone' : reason}`)}
    </StatusView>
  );
}
