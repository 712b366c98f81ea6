import { useState, type ComponentType } from 'react';
import type { BusStop } from '@aylal/contracts';
import { foldPlaceName, loosePlaceName } from '@aylal/domain';
import { Combobox, type ComboboxOption, type ComboboxState } from '@aylal/ui/journey';
import type { IconProps } from '@aylal/ui/icons';
import { stopName } from '../ui/stop-name.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

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

/** A stop, chosen among those that are known: letters narrow them down at once, without asking anybody. */
export function StopField({ label, value, onChange, stops, noneHint, mark, error }: StopFieldProps) {
  const t = useBusMessages();
  const [typed, setTyped] = useState('');
  const found = (stops.list ?? []).filter((stop) => fits(stop, typed));
  const chosen = stops.list?.find(({ id }) => id === value);
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
      value={value === '' ? null : { id: value, title: chosen ? stopName(chosen) : '…' }}
      onSelect={(option) => {
        setTyped('');
        onChange(option?.id ?? '');
      }}
      onType={setTyped}
      state={state}
      groups={[{ id: 'stops', options: found.map((stop) => optionOf(stop, mark)) }]}
      placeholder={t('search.stopPlaceholder')}
      noneHint={noneHint}
      onRetry={stops.retry}
      error={error}
    />
  );
}

function optionOf({ id, name, town }: BusStop, Mark: ComponentType<IconProps>): ComboboxOption {
  return { id, title: town, subtitle: name === town ? '' : name, icon: <Mark size={20} /> };
}

function fits({ name, town }: BusStop, typed: string): boolean {
  if (typed.trim() === '') return true;
  const holds = (fold: (text: string) => string) => fold(`${town} ${name}`).includes(fold(typed));
  return holds(foldPlaceName) || holds(loosePlaceName);
}
