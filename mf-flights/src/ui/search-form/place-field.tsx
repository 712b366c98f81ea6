import { useState } from 'react';
import type { Airport } from '@aylal/contracts/flights';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { useDebounced } from '@aylal/ui/primitives';
import { Combobox, type ComboboxOption, type ComboboxState } from '@aylal/ui/journey';
import { IconBuilding, IconPlane } from '@aylal/ui/icons';
import { searchAirportsQuery } from '../../api/search-airports-query.ts';
import { type FlightsTranslate, useFlightsMessages } from '../use-flights-messages.ts';
import { recentPlaces, rememberPlace } from './recent-places.ts';

export interface PlaceFieldProps {
  label: string;
  /** IATA code, or an empty text. */
  value: string;
  onChange: (code: string) => void;
  /** The other end of the trip, which is not proposed: nobody flies to where they start. */
  otherEnd: string;
  error: string | undefined;
}

const typingPauseMs = 250;

/** Origin or destination: a combobox over the world's airports. A code from the address gets its name from the provider. */
export function PlaceField({ label, value, onChange, otherEnd, error }: PlaceFieldProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { api, drafts } = useServices();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed, typingPauseMs);
  // The answers stay where they are until the next ones come: what a finger is about to press does not vanish.
  const found = useQuery({ ...searchAirportsQuery(api, text, locale), placeholderData: (shown) => shown });
  const named = useQuery({ ...searchAirportsQuery(api, value, locale), enabled: value.length === 3 });
  const recent = recentPlaces(drafts);
  const proposed = recent.filter(({ code }) => code !== otherEnd);
  const chosen = [...(named.data?.result ?? []), ...(found.data?.result ?? []), ...recent].find(
    (place) => place.code === value,
  );
  const places = found.data?.result ?? [];
  const waiting = found.isPending || found.isPlaceholderData || text !== typed;
  const state: ComboboxState = found.isError
    ? 'failed'
    : waiting
      ? 'searching'
      : typed === ''
        ? 'idle'
        : places.length === 0
          ? 'none'
          : 'ready';
  const select = (option: ComboboxOption | null) => {
    const place = [...places, ...recent].find((one) => one.code === option?.id);
    if (place) rememberPlace(drafts, place);
    // What was typed and fits nothing stays in the field, and its answers under it.
    if (option) setTyped('');
    onChange(option?.id ?? '');
  };
  return (
    <Combobox
      label={label}
      value={
        value === ''
          ? null
          : chosen
            ? { ...placeOption(chosen, t), title: chosen.city_name }
            : { id: value, title: value }
      }
      onSelect={select}
      onType={setTyped}
      state={state}
      groups={
        typed === ''
          ? [
              ...(proposed.length > 0
                ? [
                    {
                      id: 'recent',
                      label: t('airport.recent'),
                      options: proposed.map((place) => placeOption(place, t)),
                    },
                  ]
                : []),
              {
                id: 'popular',
                label: t('airport.popular'),
                options: places
                  .filter(({ code }) => code !== otherEnd && !recent.some((one) => one.code === code))
                  .map((place) => placeOption(place, t)),
              },
            ]
          : [{ id: 'found', options: places.map((place) => placeOption(place, t)) }]
      }
      placeholder={t('search.place')}
      noneHint={t('airport.none')}
      onRetry={() => void found.refetch()}
      error={error}
    />
  );
}

/** "Сөүл, Инчон" over its country; a city stands for all its airports. */
function placeOption(place: Airport, t: FlightsTranslate): ComboboxOption {
  const city = place.kind === 'city';
  const own = place.name === place.city_name ? place.city_name : `${place.city_name}, ${place.name}`;
  return {
    id: place.code,
    title: city ? `${place.city_name}, ${t('airport.allAirports')}` : own,
    subtitle: place.country_name,
    code: place.code,
    town: `${place.city_name}, ${place.country_name}`,
    icon: city ? <IconBuilding size={20} /> : <IconPlane size={20} />,
  };
}
