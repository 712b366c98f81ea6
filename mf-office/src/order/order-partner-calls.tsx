import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What partners were asked about the order and what they answered, the latest first. */
export function OrderPartnerCalls({ calls }: { calls: OfficeOrder['partner_calls'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const time = (at: string) => formatInstantWithYear(at, locale);
  return (
    <SectionCard title={t('partnerCalls.title')}>
      {calls.length === 0 && <Text tone="muted">{t('partnerCalls.empty')}</Text>}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {calls.map(({ address, answer, calls: count, longest_ms, first_at, last_at }) => (
          <li key={`${address} ${answer}`}>
            <Text overflowWrap="anywhere">
              <chakra.strong fontWeight="600">{answer}</chakra.strong> · {address}
            </Text>
            <Text kind="small" tone="muted">
              {count === 1
                ? t('partnerCalls.once', { at: time(last_at), ms: longest_ms })
                : t('partnerCalls.times', { count, first: time(first_at), last: time(last_at), ms: longest_ms })}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </SectionCard>
  );
}
