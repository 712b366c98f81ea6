import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Flex, Tag, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const tones = { waiting: 'warning', sent: 'success', dead: 'danger' } as const;

/** Mails and text messages that name the order, and whether they went out. */
export function OrderMessages({ messages }: { messages: OfficeOrder['messages'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  return (
    <SectionCard title={t('messages.title')}>
      {messages.length === 0 && <Text tone="muted">{t('messages.empty')}</Text>}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {messages.map(({ id, channel, subject, state, failure, at }) => (
          <li key={id}>
            <Flex gap="3" justify="space-between" align="start">
              <Text overflowWrap="anywhere">{subject || t(`messages.${channel}`)}</Text>
              <Tag tone={tones[state]}>{t(`messages.${state}`)}</Tag>
            </Flex>
            <Text kind="small" tone="muted">
              {t(`messages.${channel}`)} · {formatInstantWithYear(at, locale)}
              {failure !== '' && ` · ${failure}`}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </SectionCard>
  );
}
