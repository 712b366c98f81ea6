import type { Insurance } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { Card, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { CoverDaysField, type CoverDaysFieldProps } from '../ui/cover-days-field.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { expectedTotal, type PricedPerson } from './priced-people.ts';

/** The cover, its days, and what it costs person by person: the same rule decides at the provider. */
export function SumCard({
  cover,
  people,
  ...days
}: { cover: Insurance; people: readonly PricedPerson[] } & CoverDaysFieldProps) {
  const t = useEsimMessages();
  const locale = useLocale();
  const total = expectedTotal(people);
  const isExpected = people.some(({ expected }) => expected !== null);
  const priceText = (price: number | null, fault: string | undefined) =>
    price === null ? (fault ? '–' : t('cover.booking.notPriced')) : formatMoney(price, locale);
  return (
    <Card padded as="section" aria-labelledby="cover-sum">
      <Stack gap="3">
        <div>
          <Heading as="h2" size="h3" id="cover-sum">
            {cover.title}
          </Heading>
          <Text kind="small" tone="muted">
            {cover.territory}
          </Text>
        </div>
        <CoverDaysField {...days} />
        <KeyValueList>
          {people.map(({ name, price, expected, fault }, index) => (
            <KeyValue key={index} label={name || t('cover.booking.person', { number: index + 1 })}>
              {priceText(price ?? expected, fault)}
            </KeyValue>
          ))}
          <KeyValue label={t('cover.price.total')} total>
            {total === null ? '–' : formatMoney(total, locale)}
          </KeyValue>
        </KeyValueList>
        {isExpected && (
          <Text kind="small" tone="muted">
            {t('cover.booking.expected')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
