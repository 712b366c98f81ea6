import { useState, type ComponentType } from 'react';
import type { BusStop } from '@aylal/contracts/bus';
import { foldPlaceName, loosePlaceName } from '@aylal/domain/language';
import { placeSynonyms } from '@aylal/domain/places';
import { Combobox, type ComboboxOption, type ComboboxState } from '@aylal/ui/journey';
import type { IconProps } from '@aylal/ui/icons';
import { townOf, townsOf, type Town } from '../../domain/towns.ts';
import { stationNames } from '../stop-name.ts';
import { useBusMessages } from '../use-bus-messages.ts';

export interface StopFieldProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
  stops: { readonly list: readonly BusStop[] | undefined; readonly failed: boolean; readonly retry: () => void };
  /** Said when there is nothing to choose from. */
  noneHint: string;
  /** The sign beside each. */
  mark: ComponentType<IconProps>;
  error: string | undefined;
}

/** A town, chosen among those of the known stops: letters narrow them down at once, without asking anybody. A station is found by its name, and stands for its town. */
export function StopField({ label, value, onChange, stops, noneHint, mark, error }: StopFieldProps) {
  const t = useBusMessages();
  const [typed, setTyped] = useState('');
  const found = townsOf(stops.list ?? []).filter((town) => fits(town, typed));
  const chosen = stops.list && townOf(stops.list, value);
  // An address may name a stop that there is not: it is shown as it is there, and refused.
  const unknown = value !== '' && stops.list !== undefined && !chosen;
  const state: ComboboxState = stops.failed
    ? 'failed'
    : !stops.list
      ? 'searching'
      : found.length === 0
        ? 'none'
        : typed === ''
          ? 'idle'
          : 'ready';
  return (
    <Combobox
      label={label}
      value={value === '' ? null : { id: value, title: chosen?.name ?? (unknown || stops.failed ? value : '…') }}
      onSelect={(option) => {
        setTyped('');
        onChange(option?.id ?? '');
      }}
      onType={setTyped}
      state={state}
      groups={[{ id: 'stops', options: found.map((town) => optionOf(town, mark)) }]}
      placeholder={t('search.stopPlaceholder')}
      noneHint={noneHint}
      onRetry={stops.retry}
      error={error ?? (unknown ? noneHint : undefined)}
    />
  );
}

function optionOf({ id, name, stations }: Town, Mark: ComponentType<IconProps>): ComboboxOption {
  return { id, title: name, subtitle: stationNames(stations).join(' · '), icon: <Mark size={20} /> };
}

/** Whether a town, one of its stations, or what people mean by the letters has them in its name. */
function fits({ name, stations }: Town, typed: string): boolean {
  if (typed.trim() === '') return true;
  const names = [name, ...stationNames(stations)].join(' ');
  const holds = (text: string, fold: (one: string) => string) => fold(names).includes(fold(text));
  return placeSynonyms(typed).some((text) => holds(text, foldPlaceName) || holds(text, loosePlaceName));
}
