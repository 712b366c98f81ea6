import type { Insurance } from '@aylal/contracts/insurance';
import { homeDate } from '@aylal/domain/calendar';
import { insuranceDays } from '@aylal/domain/insurance';
import { AddressForm, DisplayPriceTag } from '@aylal/parts';
import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, messageKey, useSearchParams, useServices, useSharedMessages } from '@aylal/shell';
import { Card, Flex, Heading, LinkButton, Stack, Text } from '@aylal/ui';
import { CounterField, WithScripts } from '@aylal/ui/primitives';
import { mostInsured } from '@aylal/contracts/insurance';
import { useState } from 'react';
import { coverDaysOf, bandsTotal, daysFault, tariffOf, type ChosenDays } from '../domain/cover-price.ts';
import { CoverDaysField } from '../ui/cover-days-field.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** What the cover costs for days and ages. The days stand in the address; nobody is in it before they are added. */
export function PriceCard({ cover }: { cover: Insurance }) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const { now } = useServices();
  const [search, setSearch] = useSearchParams();
  const tariff = tariffOf(cover);
  const adult = tariff.bands.findIndex(({ percent }) => percent === 100);
  const [counts, setCounts] = useState(() => tariff.bands.map((_, index) => Number(index === adult)));
  const { start, end, to } = insuranceRoutes.detail.readSearch(search) ?? { start: '', end: '', to: '' };
  const days = { start, end };
  const today = homeDate(now());
  const fault = daysFault(tariff, days, today);
  const people = counts.reduce((sum, count) => sum + count, 0);
  const covered = fault ? null : coverDaysOf(days);
  const choose = (chosen: ChosenDays) => {
    const next = new URLSearchParams(search);
    for (const key of ['start', 'end'] as const)
      if (chosen[key]) next.set(key, chosen[key]);
      else next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Card padded as="section" aria-labelledby="cover-price">
      <Stack gap="3">
        <Flex justify="space-between" align="baseline" gap="3">
          <Heading as="h2" size="h3" id="cover-price">
            {t('cover.price.title')}
          </Heading>
          <Text kind="small" tone="muted">
            {t('cover.price.bandNote')}
          </Text>
        </Flex>
        <AddressForm to={insuranceRoutes.detail.to({ slug: cover.slug })} own={['start', 'end']}>
          <CoverDaysField
            days={days}
            onChange={choose}
            today={today}
            maxDays={cover.max_days}
            error={fault && shared(messageKey(fault))}
          />
        </AddressForm>
        <WithScripts>
          {tariff.bands.map(({ from, to: oldest }, index) => (
            <CounterField
              key={from}
              label={t('cover.price.band', { from, to: oldest })}
              value={counts[index] ?? 0}
              min={0}
              max={Math.max(counts[index] ?? 0, mostInsured - people + (counts[index] ?? 0))}
              onChange={(count) => setCounts(counts.map((one, at) => (at === index ? count : one)))}
            />
          ))}
        </WithScripts>
        <Flex justify="space-between" align="baseline" gap="3" role="status">
          {covered && people > 0 ? (
            <>
              <Text strong>
                {shared('order.total')} · {t('cover.price.days', { count: insuranceDays(covered) })}
              </Text>
              <DisplayPriceTag price={bandsTotal(tariff, counts, covered)} size="lg" align="end" />
            </>
          ) : (
            <Text kind="note" tone="muted">
              {t(people === 0 ? 'cover.price.nobody' : 'cover.price.choose')}
            </Text>
          )}
        </Flex>
        <LinkButton asChild>
          <RouteLink
            to={insuranceRoutes.booking.to(
              { slug: cover.slug },
              { ...(covered ? days : {}), ...(to ? { to } : {}), people: String(Math.max(1, people)) },
            )}
          >
            {t('cover.price.book')}
          </RouteLink>
        </LinkButton>
      </Stack>
    </Card>
  );
}
