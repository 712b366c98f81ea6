import type { MouseEvent } from 'react';
import type { FlightChangeOption } from '@aylal/contracts/flights';
import { ChargedNote, usePriceText } from '@aylal/parts';
import { RouteLink, useLocale } from '@aylal/shell';
import { Box, Card, Flex, LinkButton, Stack, Text } from '@aylal/ui';
import { FlightLeg } from '../ui/flight-leg.tsx';
import { useChangeMessages } from './change-messages.ts';
import { firstDay } from '../ui/first-day.ts';

export interface ChangeOptionCardProps {
  readonly option: FlightChangeOption;
  /** The first card of the list has the one solid button. */
  readonly first: boolean;
  /** Where the option is compared and confirmed. */
  readonly to: string;
  readonly onSelect: (event: MouseEvent) => void;
}

/** Flights to change to: the legs, and what they cost beyond the ticket held. */
export function ChangeOptionCard({ option, first, to, onSelect }: ChangeOptionCardProps) {
  const t = useChangeMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { penalty, fare_difference, to_pay, credit } = option;
  // One of the two, or none.
  const sum = to_pay + credit;
  const price =
    to_pay > 0
      ? t('cost.payNow', { price: write(to_pay) })
      : credit > 0
        ? t('cost.creditNow', { price: write(credit) })
        : t('cost.nothing');
  const times = option.trips
    .map(({ flights }) => `${flights[0]?.departure_time} – ${flights.at(-1)?.arrival_time}`)
    .join(', ');
  const difference = `${fare_difference < 0 ? '−' : '+'}${write(Math.abs(fare_difference))}`;
  return (
    <Card as="article">
      <Stack gap="2.5" padding={{ base: '4', lg: '20px 24px' }}>
        {option.trips.map((trip, index) => (
          <FlightLeg key={index} trip={trip} date={firstDay(trip, locale)} />
        ))}
      </Stack>
      <Flex
        justify="space-between"
        align="center"
        wrap="wrap"
        gap="3"
        padding={{ base: '4', lg: '14px 24px' }}
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <Box minWidth="0">
          <Text strong>
            {price}
            {sum > 0 && <ChargedNote price={sum} />}
          </Text>
          <Text kind="small" tone="muted">
            {t('cost.penalty')} {write(penalty)} · {t('cost.difference')}{' '}
            {fare_difference === 0 ? write(0) : difference}
          </Text>
        </Box>
        <LinkButton asChild variant={first ? 'solid' : 'outline'}>
          <RouteLink to={to} aria-label={t('search.selectLabel', { times, price })} onClick={onSelect}>
            {t('search.select')}
          </RouteLink>
        </LinkButton>
      </Flex>
    </Card>
  );
}
