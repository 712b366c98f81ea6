import type { HotelListQuery } from '@aylal/contracts/hotels';
import { LastSearchesList as List, LastSearchRow, type LastSearchProps } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { suggestHotelsQuery } from '../../api/suggest-hotels-query.ts';
import { guestLabel } from '../guest-label.ts';
import { stayDays } from '../stay-days.ts';
import { useHotelsMessages } from '../use-hotels-messages.ts';
import { lastSearches } from './last-searches.ts';

/** The five last searches of this device (PERSIST-01), each a way to its hotels as they are now; one can be taken away. Nothing at all while there are none. */
export function LastSearchesList() {
  const t = useHotelsMessages();
  return <List searches={lastSearches} title={t('search.last')} Item={LastSearch} />;
}

function LastSearch({ search, onForget }: LastSearchProps<HotelListQuery>) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { api } = useServices();
  const found = useQuery(suggestHotelsQuery(api, search.text, locale));
  const place = found.data?.result.find(({ tapa_code }) => tapa_code === search.text)?.name ?? search.text;
  const days = stayDays(search, locale);
  return (
    <LastSearchRow
      to={hotelsRoutes.list.to({}, search)}
      title={place}
      detail={`${days} · ${guestLabel(search, t)}`}
      forgetLabel={t('search.forget', { search: `${place}, ${days}` })}
      onForget={onForget}
    />
  );
}
