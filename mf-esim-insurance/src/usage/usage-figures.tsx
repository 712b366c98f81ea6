import type { EsimUsage } from '@aylal/contracts/esims';
import { formatInstant, formatInstantWithYear, useLocale } from '@aylal/shell';
import { Button, Flex, Stack, Text } from '@aylal/ui';
import { IconRefresh } from '@aylal/ui/icons';
import { KeyValue, KeyValueList, Meter } from '@aylal/ui/primitives';
import { writeData } from '../domain/write-data.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { UsageNotice } from './usage-notice.tsx';

export interface UsageFiguresProps {
  readonly usage: EsimUsage;
  readonly serverTime: string;
  readonly slug: string;
  /** Whether it is being asked for again. */
  readonly reading: boolean;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** Data, minutes and texts that are left, their end, how long they last, and the age of the figures. */
export function UsageFigures({ usage, serverTime, slug, reading, onRead, onLeave }: UsageFiguresProps) {
  const t = useEsimMessages();
  const locale = useLocale();
  const { remaining, total, expired_at } = usage;
  const data = { left: writeData(remaining), total: writeData(total) };
  return (
    <Stack gap="4">
      {usage.is_unlimited ? (
        <Text strong>{t('usage.unlimited')}</Text>
      ) : (
        <Stack gap="2">
          <Text strong>{t('usage.data', data)}</Text>
          <Meter label={t('usage.meter')} value={remaining} max={total} />
        </Stack>
      )}
      <UsageNotice usage={usage} serverTime={serverTime} slug={slug} onLeave={onLeave} />
      <KeyValueList>
        {usage.total_voice > 0 && (
          <KeyValue label={t('usage.voice')}>
            {t('usage.minutes', { left: usage.remaining_voice, total: usage.total_voice })}
          </KeyValue>
        )}
        {usage.total_text > 0 && (
          <KeyValue label={t('usage.texts')}>
            {t('usage.count', { left: usage.remaining_text, total: usage.total_text })}
          </KeyValue>
        )}
        <KeyValue label={t('usage.until')}>
          {expired_at ? formatInstantWithYear(expired_at, locale) : t('usage.notBegun')}
        </KeyValue>
      </KeyValueList>
      <Flex justify="space-between" align="center" gap="3">
        <Text kind="small" tone="muted">
          {t('usage.asOf', { time: formatInstant(serverTime, locale) })}
        </Text>
        <Button variant="ghost" size="sm" loading={reading} onClick={onRead}>
          <IconRefresh size={18} />
          {t('usage.refresh')}
        </Button>
      </Flex>
    </Stack>
  );
}
