import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';
import { ItineraryLine } from './itinerary-line.tsx';

export type LegEnd = {
  time: string;
  place: ReactNode;
  /** `+1` when it is another day. */
  dayShift?: string | undefined;
};

export type LegRowProps = {
  departure: LegEnd;
  arrival: LegEnd;
  duration: ReactNode;
  /** Direct, or how many stops. */
  stopsLabel?: ReactNode;
  stops?: readonly number[] | undefined;
  /** Struck through: a flight that is gone. */
  gone?: boolean | undefined;
  /** Fixed columns, so that times share their x-position down a list. */
  columns?: boolean | undefined;
};

/** Time · line · time: one leg of an itinerary in a card. */
export function LegRow({ departure, arrival, duration, stopsLabel, stops, gone, columns }: LegRowProps) {
  return (
    <chakra.div
      display="grid"
      alignItems="center"
      gap={columns ? { base: '2.5', lg: '5' } : '2.5'}
      gridTemplateColumns={
        columns
          ? { base: 'auto minmax(min-content, 1fr) auto', lg: '62px minmax(120px, 1fr) 76px' }
          : 'auto minmax(min-content, 1fr) auto'
      }
    >
      <End end={departure} gone={gone} />
      <chakra.div textStyle="caption" color="fg.muted" paddingBottom="1.5" minWidth="56px">
        <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="2" whiteSpace="nowrap">
          <span>{duration}</span>
          {stopsLabel && <span>{stopsLabel}</span>}
        </chakra.div>
        <ItineraryLine stops={stops} />
      </chakra.div>
      <End end={arrival} gone={gone} align={columns ? { base: 'end', lg: 'start' } : 'end'} />
    </chakra.div>
  );
}

type EndProps = { end: LegEnd; gone?: boolean | undefined; align?: string | Record<string, string> };

function End({ end, gone, align }: EndProps) {
  return (
    <chakra.div textAlign={align}>
      <chakra.div
        textStyle="time"
        whiteSpace="nowrap"
        {...(gone ? { color: 'fg.muted', textDecoration: 'line-through' } : {})}
      >
        {end.time}
        {end.dayShift && (
          <chakra.sup
            fontSize="2xs"
            fontWeight="600"
            color="fg.warning"
            verticalAlign="6px"
            lineHeight="0"
            marginStart="2px"
          >
            {end.dayShift}
          </chakra.sup>
        )}
      </chakra.div>
      <chakra.div textStyle="small" color="fg.muted">
        {end.place}
      </chakra.div>
    </chakra.div>
  );
}
