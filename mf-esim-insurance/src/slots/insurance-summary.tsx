import type { LocalDate } from '@aylal/domain/calendar';
import type { InsuranceOrder } from '@aylal/contracts/orders';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Box, Flex, Text } from '@aylal/ui';
import { IconShieldCheck } from '@aylal/ui/icons';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** What is covered, in three lines. */
export function InsuranceSummary({ order: { insurance } }: { order: InsuranceOrder }) {
  const t = useEsimMessages();
  const locale = useLocale();
  const day = (one: LocalDate) => formatFullDay(one, locale);
  return (
    <Flex gap="3">
      <IconShieldCheck size={24} />
      <Box minWidth="0">
        <Text strong>{insurance.title}</Text>
        <Text kind="small">
          {day(insurance.start_date)} – {day(insurance.end_date)} · {t('cover.price.days', { count: insurance.days })}
        </Text>
        <Text kind="small" tone="muted">
          {insurance.destination || insurance.territory}
        </Text>
      </Box>
    </Flex>
  );
}
