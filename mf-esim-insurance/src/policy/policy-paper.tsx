import type { LocalDate } from '@aylal/domain/calendar';
import type { ResultOf } from '@aylal/contracts';
import type { getInsurancePolicy } from '@aylal/contracts/orders';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Box, Button, Card, Flex, Heading, Logo, Stack, Text } from '@aylal/ui';
import { IconPrinter } from '@aylal/ui/icons';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { useSumText } from '../ui/use-sum-text.ts';

/** The policy as it is printed: number, who, when, where, how much, whom to call. */
export function PolicyPaper({ policy }: { policy: ResultOf<typeof getInsurancePolicy> }) {
  const t = useEsimMessages();
  const write = useSumText();
  const locale = useLocale();
  const day = (one: LocalDate) => formatFullDay(one, locale);
  return (
    <>
      <Flex data-print="only" justify="space-between" align="center">
        <Logo />
        <Text strong>{policy.insurer}</Text>
      </Flex>
      <Flex justify="space-between" align="end" gap="3" wrap="wrap">
        <Box minWidth="0">
          <Heading as="h1" size="h1">
            {t('cover.policy.title')}
          </Heading>
          <Text tone="muted">{policy.title}</Text>
        </Box>
        <Button variant="outline" size="sm" data-print="hide" onClick={() => print()}>
          <IconPrinter size={18} />
          {t('cover.policy.print')}
        </Button>
      </Flex>
      <Card padded as="section" aria-label={t('cover.policy.title')}>
        <Stack gap="4">
          <KeyValueList>
            <KeyValue label={t('cover.order.number')}>
              <b>{policy.policy_number}</b>
            </KeyValue>
            <KeyValue label={t('cover.facts.insurer')}>{policy.insurer}</KeyValue>
            <KeyValue label={t('cover.policy.issued')}>{day(policy.issued_on)}</KeyValue>
            <KeyValue label={t('cover.order.period')}>
              {day(policy.start_date)} – {day(policy.end_date)}, {t('cover.price.days', { count: policy.days })}
            </KeyValue>
            <KeyValue label={t('cover.facts.territory')}>{policy.territory}</KeyValue>
            {policy.destination !== '' && (
              <KeyValue label={t('cover.policy.destination')}>{policy.destination}</KeyValue>
            )}
            <KeyValue label={t('cover.facts.medical')}>{write(policy.medical)}</KeyValue>
            <KeyValue label={t('cover.facts.deductible')}>
              {policy.deductible.amount === 0 ? t('cover.facts.none') : write(policy.deductible)}
            </KeyValue>
            <KeyValue label={t('cover.policy.coolingOff')}>{day(policy.cooling_off_until)}</KeyValue>
          </KeyValueList>
          <Box>
            <Heading as="h2" size="h3">
              {t('cover.order.insured')}
            </Heading>
            <KeyValueList>
              {policy.insured.map((one, index) => (
                <KeyValue key={index} label={`${one.last_name} ${one.first_name}`}>
                  {[day(one.birthday), one.nationality, one.document_number].filter(Boolean).join(' · ')}
                </KeyValue>
              ))}
            </KeyValueList>
          </Box>
          <Box>
            <Heading as="h2" size="h3">
              {t('cover.risks.covered')}
            </Heading>
            <Text kind="note">{policy.risks.join(' · ')}</Text>
          </Box>
          <Box>
            <Text kind="note">{t('cover.policy.help')}</Text>
            <Text strong>{policy.claim_phone}</Text>
          </Box>
        </Stack>
      </Card>
    </>
  );
}
