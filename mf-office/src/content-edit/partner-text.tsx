import type { Locale } from '@aylal/domain/language';
import { hasTitle, type ContentKind, type ContentText } from '@aylal/domain/office';
import { Box, Button, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ContentBody } from './content-body.tsx';

export interface PartnerTextProps {
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly words: ContentText;
  /** Takes these words as the beginning; undefined once something is typed. */
  readonly onBegin: (() => void) | undefined;
}

/** What the partner of a hotel or trip says in a language, to read beside one's own or to begin with. */
export function PartnerText({ kind, locale, words, onBegin }: PartnerTextProps) {
  const t = useOfficeMessages();
  return (
    <Box borderTopWidth="1px" borderColor="border.muted" paddingTop="3">
      <Text kind="caption" tone="muted">
        {t('content.ofPartner')}
      </Text>
      <Box lang={locale} overflowWrap="anywhere">
        {hasTitle(kind) && <Text strong>{words.title || '–'}</Text>}
        <ContentBody kind={kind} text={words.text} />
      </Box>
      {onBegin && (
        <Button size="sm" variant="outline" marginTop="2" onClick={onBegin}>
          {t('content.beginWith')}
        </Button>
      )}
    </Box>
  );
}
