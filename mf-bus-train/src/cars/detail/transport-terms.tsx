import type { Transport } from '@aylal/contracts/transports';
import { Card, Heading, Stack, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What cancelling costs by the days that are left, while no day is chosen yet. */
export function TransportTerms({ terms }: { terms: Transport['terms'] }) {
  const t = useBusMessages();
  const [first] = terms;
  return (
    <Card padded>
      <Heading size="h2">{t('terms.title')}</Heading>
      <Stack as="ul" gap="2" marginTop="3" listStyleType="none">
        {first && <Text as="li">{t('transport.freeBefore', { count: first.days_before + 1 })}</Text>}
        {terms.map(({ days_before: count, percent }) => (
          <Text as="li" key={count}>
            {t('transport.costsFrom', { count, percent })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
