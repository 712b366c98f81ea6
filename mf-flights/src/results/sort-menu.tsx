import { offerSorts, type OfferSort } from '@aylal/domain/flights';
import { AddressForm } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { Box, SelectField } from '@aylal/ui';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { ResultsChoice } from './results-address.ts';

const labels: Record<OfferSort, FlightsKey> = {
  best: 'sort.best',
  'price-asc': 'sort.priceAsc',
  'price-desc': 'sort.priceDesc',
  'duration-asc': 'sort.durationAsc',
  'duration-desc': 'sort.durationDesc',
};

/** FLIGHT-16: the four sorts, led by our own ranking. */
export function SortMenu({ choice, choose }: { choice: ResultsChoice; choose: (choice: ResultsChoice) => void }) {
  const t = useFlightsMessages();
  return (
    <Box width={{ base: '200px', lg: '260px' }} marginInlineStart="auto">
      <AddressForm to={flightsRoutes.results.pattern} own={['sort']}>
        <SelectField
          name="sort"
          label={t('sort.label')}
          hideLabel
          value={choice.sort}
          options={offerSorts.map((sort) => ({ value: sort, label: t(labels[sort]) }))}
          onChange={(event) => {
            const sort = offerSorts.find((one) => one === event.target.value);
            if (sort) choose({ ...choice, sort });
          }}
        />
      </AddressForm>
    </Box>
  );
}
