import type { AuditEntry } from '@aylal/contracts/office';
import { staffRoles } from '@aylal/domain/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { isAuditedAction, isOfOneself } from '../domain/audited-actions.ts';
import { auditedValue } from '../domain/audited-value.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** One line of the audit log: what, about what, who, when, why, and what it was before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { act, subject, by, at, reason, before, after } = entry;
  const role = staffRoles.find((one) => one === entry.role);
  return (
    <Row>
      <Text overflowWrap="anywhere">
        <chakra.strong fontWeight="600">{isAuditedAction(act) ? t(`act.${act}`) : act}</chakra.strong>
        {!isOfOneself(act) && ` · ${subject}`}
      </Text>
      <Text kind="small" tone="muted">
        {by} · {role ? t(`role.${role}`) : entry.role} · {formatInstantWithYear(at, locale)}
      </Text>
      {reason !== '' && <Text marginTop="1">{t('audit.reason', { reason })}</Text>}
      {(before !== null || after !== null) && (
        <Change>
          <Value label={t('audit.before')} value={before} />
          <Value label={t('audit.after')} value={after} />
        </Change>
      )}
    </Row>
  );
}

function Value({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <Text as="dt" kind="caption" tone="muted">
        {label}
      </Text>
      <chakra.dd fontSize="0.8125rem" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {auditedValue(value) ?? '–'}
      </chakra.dd>
    </div>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '3', paddingInline: '4', contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
});

const Change = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '2',
    marginTop: '2',
    padding: '2',
    bg: 'bg.subtle',
    borderRadius: 'md',
  },
});
