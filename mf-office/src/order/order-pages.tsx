import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Which releases of pages the order was made and changed by, the earliest first. */
export function OrderPages({ pages }: { pages: OfficeOrder['pages'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  return (
    <SectionCard title={t('pages.title')}>
      {pages.length === 0 ? (
        <Text tone="muted">{t('pages.empty')}</Text>
      ) : (
        <KeyValueList>
          {pages.map(({ release, operation, at }) => (
            <KeyValue key={`${release} ${operation}`} label={`${operation} · ${formatInstantWithYear(at, locale)}`}>
              {release}
            </KeyValue>
          ))}
        </KeyValueList>
      )}
    </SectionCard>
  );
}
