import { useSharedMessages } from '@aylal/shell';
import type { Insurance } from '@aylal/contracts/insurance';
import { DisplayPriceTag, usePartTexts } from '@aylal/parts';
import { Card, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
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
  const s = useSharedMessages();
  const texts = usePartTexts();
  const total = expectedTotal(people);
  const isExpected = people.some(({ expected }) => expected !== null);
  // Whoever has no price yet adds nothing.
  const prices = texts(people.map(({ price, expected }) => price ?? expected ?? 0));
  const priceText = ({ price, expected, fault }: PricedPerson, index: number) =>
    (price ?? expected) === null ? (fault ? '–' : t('cover.booking.notPriced')) : prices[index];
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
          {people.map((person, index) => (
            <KeyValue key={index} label={person.name || t('cover.booking.person', { number: index + 1 })}>
              {priceText(person, index)}
            </KeyValue>
          ))}
          <KeyValue label={s('order.total')} total>
            {total === null ? '–' : <DisplayPriceTag price={total} align="end" />}
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
