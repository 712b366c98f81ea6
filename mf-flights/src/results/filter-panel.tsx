import { stopFilters, timesOfDay, type OfferFilters, type StopFilter, type TimeOfDay } from '@aylal/domain/flights';
import { AddressForm, usePriceText } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { RouteLink, useLocale } from '@aylal/shell';
import { CheckboxField, TimeOfDayTile } from '@aylal/ui/primitives';
import { chakra, Fieldset, Flex, Grid, Heading, Legend, LinkButton, Skeleton } from '@aylal/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { offeredConditions } from '../domain/fare-conditions.ts';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import { activeFilterCount, filterKeys, withoutFilters } from './results-address.ts';
import type { ResultsView } from './results-view.ts';
import type { ChosenResults } from './use-results-choice.ts';

// It is below what is seen first, and the list does not wait for it.
const PriceRangeField = lazy(async () => {
  const { PriceRangeField: Component } = await import(/* webpackChunkName: "price-range" */ './price-range-field.tsx');
  return { default: Component };
});

export interface FilterPanelProps extends ChosenResults {
  view: ResultsView;
  /** Where the outbound flight leaves: the hours are of that place. */
  origin: string;
  /** Not everybody pays what an adult does, so that the price of one is not that of each. */
  perAdult: boolean;
  hideTitle?: boolean;
}

const stopLabels: Record<StopFilter, FlightsKey> = {
  '0': 'filters.stops0',
  '1': 'filters.stops1',
  '2+': 'filters.stops2',
};
const skies = { '00-06': 'night', '06-12': 'morning', '12-18': 'day', '18-00': 'evening' } as const;

/** FLIGHT-17 and the other filters. Every choice says beforehand how many offers it leaves. */
export function FilterPanel({
  view,
  choice,
  choose,
  addressOf,
  origin,
  perAdult,
  hideTitle = false,
}: FilterPanelProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { filters, conditions } = choice;
  const set = (change: Partial<OfferFilters>) => choose({ ...choice, filters: { ...filters, ...change } });
  return (
    <AddressForm to={flightsRoutes.results.pattern} own={filterKeys}>
      {!hideTitle && (
        <Flex justify="space-between" align="center" marginBottom="3">
          <Heading as="h2" textStyle="h3">
            {t('filters.title')}
          </Heading>
          {activeFilterCount(choice) > 0 && (
            <LinkButton asChild variant="ghost" size="sm">
              <RouteLink to={addressOf(withoutFilters(choice))} replace preventScrollReset>
                {t('filters.clear')}
              </RouteLink>
            </LinkButton>
          )}
        </Flex>
      )}
      <Group legend={t('filters.stops')}>
        {stopFilters.map((stops) => (
          <CheckboxField
            key={stops}
            name="stops"
            value={stops}
            label={<Counted text={t(stopLabels[stops])} count={view.counts.stops[stops]} />}
            aside={view.stopPrices[stops] === undefined ? undefined : write(view.stopPrices[stops])}
            checked={filters.stops.includes(stops)}
            onChange={() => set({ stops: toggled(filters.stops, stops) })}
          />
        ))}
      </Group>
      <Group legend={t('filters.departTime', { place: origin })}>
        <Grid templateColumns="repeat(4, minmax(0,1fr))" gap="1.5">
          {timesOfDay.map((time) => (
            <TimeOfDayTile
              key={time}
              name="times"
              value={time}
              sky={skies[time]}
              label={t(`filters.${skies[time]}`)}
              hours={hoursOf(time)}
              count={{
                figure: view.counts.departureTimes[time],
                countText: t('results.count', { count: view.counts.departureTimes[time] }),
              }}
              checked={filters.departureTimes.includes(time)}
              onToggle={() => set({ departureTimes: toggled(filters.departureTimes, time) })}
            />
          ))}
        </Grid>
      </Group>
      {view.range && (
        <Group legend={t(perAdult ? 'filters.pricePerAdult' : 'filters.price')}>
          <Suspense fallback={<Skeleton height="92px" />}>
            <PriceRangeField
              range={view.range}
              min={filters.minPrice}
              max={filters.maxPrice}
              onChange={(minPrice, maxPrice) => set({ minPrice, maxPrice })}
            />
          </Suspense>
        </Group>
      )}
      <Group legend={t('filters.conditions')}>
        {offeredConditions(locale, conditions).map((condition) => (
          <CheckboxField
            key={condition}
            name="conditions"
            value={condition}
            label={t(`filters.${condition}`)}
            aside={String(view.conditionCounts[condition])}
            checked={conditions.includes(condition)}
            onChange={() => choose({ ...choice, conditions: toggled(conditions, condition) })}
          />
        ))}
      </Group>
      <Group legend={t('filters.carriers')}>
        {[...view.carrierNames].map(([code, name]) => (
          <CheckboxField
            key={code}
            name="carriers"
            value={code}
            label={name}
            aside={String(view.counts.carriers[code] ?? 0)}
            checked={filters.carriers.includes(code)}
            onChange={() => set({ carriers: toggled(filters.carriers, code) })}
          />
        ))}
      </Group>
    </AddressForm>
  );
}

/** `18-00` is written 18–24. */
function hoursOf(time: TimeOfDay): string {
  return time === '18-00' ? '18–24' : time.replace('-', '–');
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <chakra.span color="fg.subtle">{count}</chakra.span>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="border" paddingBlock="4" fontSize="0.875rem" lineHeight="1.25rem">
      <Fieldset>
        <Legend>{legend}</Legend>
        {children}
      </Fieldset>
    </chakra.div>
  );
}
