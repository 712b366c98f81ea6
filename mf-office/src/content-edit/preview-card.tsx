import type { Locale } from '@aylal/domain/language';
import { hasTitle, type ContentKind, type ContentText } from '@aylal/domain/office';
import { Card, Flex, Heading, Tag, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ContentBody } from './content-body.tsx';

export interface PreviewCardProps {
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly own: ContentText;
  readonly partner: ContentText | null;
}

/** What customers will read in a language: what is written, and the partner's words where nothing is. */
export function PreviewCard({ kind, locale, own, partner }: PreviewCardProps) {
  const t = useOfficeMessages();
  const ownTitle = hasTitle(kind) ? own.title.trim() : '';
  const title = ownTitle || partner?.title || '';
  const text = own.text.trim() || partner?.text || '';
  const isOfPartner = partner !== null && own.text.trim() === '';
  return (
    <Card padded role="group" aria-label={t(`language.${locale}`)}>
      <Flex gap="2" wrap="wrap" justify="space-between">
        <Text kind="caption" tone="muted">
          {t(`language.${locale}`)}
        </Text>
        {isOfPartner && <Tag tone="neutral">{t('content.ofPartner')}</Tag>}
      </Flex>
      <div lang={locale}>
        <Heading as="h2" size="h3" marginBlock="2">
          {title || '–'}
        </Heading>
        <ContentBody kind={kind} text={text} />
      </div>
    </Card>
  );
}
