import type { OfficeWork } from '@aylal/contracts/office';
import { officeRoutes } from '@aylal/routes';
import { formatInstant, formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Box, chakra, Flex, Heading, Text, TextLink } from '@aylal/ui';
import { Disclosure, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { orderOf } from '../domain/order-of.ts';
import { prettyJson } from '../domain/pretty-json.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { DueTag } from './due-tag.tsx';

/** What is known of a piece of work. What to do and what the partner wrote are as they came, in English. */
export function WorkFacts({ item, now }: { item: OfficeWork; now: string }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const order = orderOf(item);
  return (
    <div>
      <Flex gap="3" justify="space-between" align="start">
        <Heading as="h2" size="h2">
          {t(`kind.${item.kind}.name`)}
        </Heading>
        <DueTag item={item} now={now} />
      </Flex>
      <Text marginTop="2">{t(`kind.${item.kind}.text`)}</Text>
      <Box marginTop="3">
        <KeyValueList>
          <KeyValue label={t('facts.reference')}>
            {order === null ? (
              item.reference
            ) : (
              <TextLink asChild>
                <RouteLink to={officeRoutes.order.to({ ref: order })}>{order}</RouteLink>
              </TextLink>
            )}
          </KeyValue>
          {item.amount > 0 && <KeyValue label={t('facts.amount')}>{formatMoney(item.amount, locale)}</KeyValue>}
          <KeyValue label={t('facts.since')}>{formatInstant(item.at, locale)}</KeyValue>
          <KeyValue label={t('facts.due')}>{formatInstant(item.due_at, locale)}</KeyValue>
          <KeyValue label={t('facts.owner')}>{item.owner ? item.owner.name : t('work.owners.nobody')}</KeyValue>
        </KeyValueList>
      </Box>
      <Disclosure summary={t('facts.details')}>
        <Text kind="small" lang="en">
          {item.task}
        </Text>
        {item.raw !== null && (
          <Raw lang="en" tabIndex={0} role="region" aria-label={t('facts.raw')}>
            {prettyJson(item.raw)}
          </Raw>
        )}
      </Disclosure>
    </div>
  );
}

const Raw = chakra('pre', {
  base: {
    marginTop: '2',
    maxHeight: '320px',
    overflow: 'auto',
    padding: '3',
    bg: 'bg.subtle',
    borderRadius: 'md',
    fontSize: '0.8125rem',
    lineHeight: '1.4',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
