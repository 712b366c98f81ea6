import { useState } from 'react';
import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { type LocalDate, weekdayOf, localDate } from '@aylal/domain/calendar';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, RouteLink, useLocale } from '@aylal/shell';
import { Box, chakra, LinkButton, Text, useUiTexts } from '@aylal/ui';
import { PriceRidge } from '@aylal/ui/primitives';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { useShortFare } from '../use-short-fare.ts';
import { CheapDaysFrame } from './cheap-days-frame.tsx';
import { cheapestDay, type DayFare } from './cheap-days-search.ts';

export interface PriceCalendarChartProps {
  place: string;
  search: FlightSearchQuery;
  days: readonly DayFare[];
}

/** The days as a ridge with the price of one of them in figures: the cheapest, until another is pointed at. */
export function PriceCalendarChart({ place, search, days }: PriceCalendarChartProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const short = useShortFare();
  const { weekdaysShort } = useUiTexts();
  const [pointed, setPointed] = useState<LocalDate | null>(null);
  const cheapest = cheapestDay(days);
  if (!cheapest) {
    return (
      <Text kind="small" tone="muted">
        {t('board.none')}
      </Text>
    );
  }
  const priceOn = (date: LocalDate) => days.find((day) => day.date === date)?.price ?? cheapest.price;
  const shown = pointed ?? cheapest.date;
  const to = (date: LocalDate) => flightsRoutes.results.to({}, { ...search, depart_date: date });
  return (
    <CheapDaysFrame
      figures={
        <>
          <Box>
            <Text kind="small" tone="muted">
              {t('board.day', { date: formatDay(shown, locale) })}
            </Text>
            <DisplayPriceTag price={priceOn(shown)} size="lg" />
          </Box>
          <LinkButton asChild variant="outline" size="sm" minHeight={{ base: '44px', lg: '36px' }}>
            <RouteLink to={to(shown)}>{t('board.see')}</RouteLink>
          </LinkButton>
        </>
      }
      ridge={
        <PriceRidge
          label={t('board.label', {
            place,
            date: formatDay(cheapest.date, locale),
            price: write(cheapest.price),
          })}
          days={days.map(({ date, price }) => ({
            date,
            day: String(Number(date.slice(8))),
            weekday: weekdaysShort[weekdayOf(date)] ?? '',
            price,
            label: price === null ? '' : short(price),
          }))}
          over={(day) => {
            const date = localDate(day.date);
            return (
              <DayLink asChild>
                <RouteLink
                  to={to(date)}
                  aria-label={`${formatDay(date, locale)}, ${write(priceOn(date))}`}
                  onMouseEnter={() => setPointed(date)}
                  onFocus={() => setPointed(date)}
                  onMouseLeave={() => setPointed(null)}
                  onBlur={() => setPointed(null)}
                />
              </DayLink>
            );
          }}
        />
      }
    />
  );
}

const DayLink = chakra('a', {
  base: {
    borderRadius: 'md',
    _hover: { bg: 'color-mix(in srgb, var(--aylal-colors-accent-solid) 8%, transparent)' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
