import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { isAuditedAction } from '../domain/audited-actions.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What people of the office did with the order, the newest first. */
export function OrderOffice({ acts }: { acts: OfficeOrder['office'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  return (
    <SectionCard title={t('office.title')}>
      {acts.length === 0 && <Text tone="muted">{t('office.empty')}</Text>}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {acts.map(({ id, by, act, reason, at }) => (
          <li key={id}>
            <Text>
              <chakra.strong fontWeight="600">{isAuditedAction(act) ? t(`act.${act}`) : act}</chakra.strong>
              {reason !== '' && ` · ${reason}`}
            </Text>
            <Text kind="small" tone="muted">
              {by} · {formatInstantWithYear(at, locale)}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </SectionCard>
  );
}
