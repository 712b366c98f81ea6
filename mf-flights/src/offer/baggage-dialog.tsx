import { ageCategories } from '@aylal/domain/people';
import { useQuery, useServices, type DialogViewOf, type flightBaggageDialog } from '@aylal/shell';
import { Skeleton, Stack, Text } from '@aylal/ui';
import { getFlightBaggageQuery } from '../api/get-flight-baggage-query.ts';
import type { OfferKey } from '../api/get-flight-offer-query.ts';
import { BaggageTable } from '../ui/baggage-table.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** MODAL-04. A failure to read is thrown to the dialog's boundary (ERR-12). */
function BaggageDialog({ props }: { props: OfferKey }) {
  const t = useFlightsMessages();
  const { api } = useServices();
  const { data: baggage } = useQuery(getFlightBaggageQuery(api, props));
  if (!baggage) return <Skeleton height="220px" borderRadius="md" />;
  return (
    <Stack gap="3">
      <BaggageTable baggage={baggage} types={ageCategories} />
      <Text kind="small" tone="muted">
        {t('bag.note')}
      </Text>
    </Stack>
  );
}

export const view: DialogViewOf<typeof flightBaggageDialog> = { title: 'bag.title', Component: BaggageDialog };
