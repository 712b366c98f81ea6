import type { Locale } from '@aylal/domain/language';
import { isPartnerKind, type ContentKind } from '@aylal/domain/office';
import { Tag } from '@aylal/ui';
import { useOfficeMessages } from './use-office-messages.ts';

/** The languages in which a piece lacks something; of a hotel or trip customers read the partner's words there. */
export function MissingTag({ kind, missing }: { kind: ContentKind; missing: readonly Locale[] }) {
  const t = useOfficeMessages();
  const languages = missing.join(', ');
  return isPartnerKind(kind) ? (
    <Tag tone="neutral">{t('content.partnerIn', { languages })}</Tag>
  ) : (
    <Tag tone="warning">{t('content.missing', { languages })}</Tag>
  );
}
