import { hotelSorts, type HotelSort } from '@aylal/contracts/hotels';
import { AddressForm } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { Box, SelectField } from '@aylal/ui';
import { type HotelsKey, useHotelsMessages } from '../ui/use-hotels-messages.ts';

const labels: Record<HotelSort, HotelsKey> = {
  star_rating: 'sort.starsUp',
  '-star_rating': 'sort.starsDown',
  price: 'sort.priceUp',
  '-price': 'sort.priceDown',
};

/** HOTEL-13: the four sorts, led by our own order. */
export function SortMenu(props: { sort: HotelSort | undefined; onChange: (sort: HotelSort | undefined) => void }) {
  const t = useHotelsMessages();
  return (
    <Box flexGrow={{ base: '1', lg: '0' }} flexShrink="0" flexBasis={{ base: '200px', lg: '260px' }}>
      <AddressForm to={hotelsRoutes.list.pattern} own={['sort', 'page']}>
        <SelectField
          name="sort"
          label={t('sort.label')}
          hideLabel
          value={props.sort ?? ''}
          options={[
            { value: '', label: t('sort.best') },
            ...hotelSorts.map((sort) => ({ value: sort, label: t(labels[sort]) })),
          ]}
          onChange={({ target }) => props.onChange(hotelSorts.find((sort) => sort === target.value))}
        />
      </AddressForm>
    </Box>
  );
}
