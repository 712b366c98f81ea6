import { useState } from 'react';
import type { HotelSuggestion } from '@aylal/contracts/hotels';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { useDebounced } from '@aylal/ui/primitives';
import { Combobox, type ComboboxOption, type ComboboxState } from '@aylal/ui/journey';
import { IconBed, IconBuilding, IconWorld } from '@aylal/ui/icons';
import { suggestHotelsQuery } from '../../api/suggest-hotels-query.ts';
import { useHotelsMessages } from '../use-hotels-messages.ts';

const typingPauseMs = 250;

/** The code of a city, a country or a hotel, chosen from what the provider suggests. A code from the address gets its name in the same way. */
export function PlaceField(props: { value: string; onChange: (code: string) => void; error: string | undefined }) {
  const { value, onChange, error } = props;
  const t = useHotelsMessages();
  const locale = useLocale();
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed, typingPauseMs);
  // The answers stay where they are until the next ones come: what a finger is about to press does not vanish.
  const found = useQuery({ ...suggestHotelsQuery(api, text, locale), placeholderData: (shown) => shown });
  const named = useQuery({ ...suggestHotelsQuery(api, value, locale), enabled: value !== '' });
  const places = found.data?.result ?? [];
  const chosen = [...(named.data?.result ?? []), ...places].find(({ tapa_code }) => tapa_code === value);
  const state: ComboboxState = found.isError
    ? 'failed'
    : found.isPending || found.isPlaceholderData || text !== typed
      ? 'searching'
      : typed === ''
        ? 'idle'
        : places.length === 0
          ? 'none'
          : 'ready';
  return (
    <Combobox
      label={t('search.where')}
      value={value === '' ? null : chosen ? { ...optionOf(chosen), subtitle: '' } : { id: value, title: value }}
      onSelect={(option) => {
        setTyped('');
        onChange(option?.id ?? '');
      }}
      onType={setTyped}
      state={state}
      groups={[
        {
          id: typed === '' ? 'popular' : 'found',
          ...(typed === '' ? { label: t('search.popular') } : {}),
          options: places.map(optionOf),
        },
      ]}
      placeholder={t('search.wherePlaceholder')}
      noneHint={t('search.none')}
      onRetry={() => void found.refetch()}
      error={error}
    />
  );
}

const icons = { city: IconBuilding, country: IconWorld, hotel: IconBed } as const;

function optionOf({ tapa_code, name, place, type }: HotelSuggestion): ComboboxOption {
  const Icon = icons[type];
  return { id: tapa_code, title: name, subtitle: place, icon: <Icon size={20} /> };
}
