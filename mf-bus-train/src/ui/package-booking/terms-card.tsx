import type { Trip } from '@aylal/contracts/trips';
import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import { datedTermsFrom } from '@aylal/domain/orders';
import { formatFullDay, useLocale, useServices } from '@aylal/shell';
import { Card, Heading, Stack, Text } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';

interface TermsCardProps {
  terms: Trip['terms'];
  departure: LocalDate;
  /** Only a part of the price was paid here; what is kept is kept of that. */
  paidInPart?: boolean;
  /** Of a car with its driver, which does not set out as a trip does. */
  car?: boolean;
}

/** What cancelling the chosen date costs, day by day of the calendar. */
export function TermsCard({ terms, departure, paidInPart = false, car = false }: TermsCardProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const today = homeDate(useServices().now());
  return (
    <Card padded>
      <Heading size="h2">{t('terms.title')}</Heading>
      <Text kind="small" tone="muted" marginTop="1">
        {t(car ? 'terms.forCar' : 'terms.for', { date: formatFullDay(departure, locale) })}
      </Text>
      <Stack as="ol" gap="2" marginTop="3" listStyleType="none">
        {datedTermsFrom(terms, departure, today).map(({ from, until, percent }) => (
          <li key={until}>
            <Text as="span" kind="small" tone="muted" display="block">
              {from === until
                ? formatFullDay(until, locale)
                : from
                  ? t('terms.between', { from: formatFullDay(from, locale), until: formatFullDay(until, locale) })
                  : t('terms.until', { until: formatFullDay(until, locale) })}
            </Text>
            <Text as="span" strong>
              {percent === 0 ? t('terms.nothing') : t(paidInPart ? 'terms.costsHere' : 'terms.costs', { percent })}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
