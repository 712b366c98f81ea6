import type { ContentPiece, ContentTexts } from '@aylal/contracts/office';
import { locales, type Locale } from '@aylal/domain/language';
import { hasTitle, type ContentKind, type ContentText } from '@aylal/domain/office';
import { Card, Grid, Heading, Stack, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useRef } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { PartnerText } from './partner-text.tsx';
import { PreviewCard } from './preview-card.tsx';

export interface LanguageCardsProps {
  readonly kind: ContentKind;
  readonly texts: ContentTexts;
  /** What the partner says of a hotel or trip. */
  readonly partner: ContentPiece['partner'];
  readonly view: 'write' | 'preview';
  readonly disabled: boolean;
  readonly onChange: (texts: ContentTexts) => void;
}

/** All six languages side by side: to write in, or as customers will see them. */
export function LanguageCards({ kind, texts, partner, view, disabled, onChange }: LanguageCardsProps) {
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))', '2xl': 'repeat(3, minmax(0, 1fr))' }}
    >
      {locales.map((locale) =>
        view === 'preview' ? (
          <PreviewCard
            key={locale}
            kind={kind}
            locale={locale}
            own={texts[locale]}
            partner={partner?.texts[locale] ?? null}
          />
        ) : (
          <WriteCard
            key={locale}
            kind={kind}
            locale={locale}
            own={texts[locale]}
            partner={partner?.texts[locale] ?? null}
            disabled={disabled}
            onChange={(changed) => onChange({ ...texts, [locale]: changed })}
          />
        ),
      )}
    </Grid>
  );
}

interface WriteCardProps {
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly own: ContentText;
  readonly partner: ContentText | null;
  readonly disabled: boolean;
  readonly onChange: (changed: ContentText) => void;
}

function WriteCard({ kind, locale, own, partner, disabled, onChange }: WriteCardProps) {
  const t = useOfficeMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = own.title === '' && own.text === '';
  const beginWith = ({ title, text }: ContentText) => {
    onChange({ title: hasTitle(kind) ? title : '', text });
    field.current?.focus();
  };
  return (
    <Card padded role="group" aria-label={t(`language.${locale}`)}>
      <Stack gap="3">
        <Heading as="h2" size="label">
          {t(`language.${locale}`)}
        </Heading>
        {hasTitle(kind) && (
          <TextField
            label={t('content.titleOf')}
            lang={locale}
            maxLength={200}
            disabled={disabled}
            value={own.title}
            onChange={({ target }) => onChange({ ...own, title: target.value })}
          />
        )}
        <TextAreaField
          ref={field}
          label={t('content.textOf')}
          lang={locale}
          rows={6}
          maxLength={20_000}
          disabled={disabled}
          value={own.text}
          onChange={({ target }) => onChange({ ...own, text: target.value })}
        />
        {partner && (
          <PartnerText
            kind={kind}
            locale={locale}
            words={partner}
            onBegin={isEmpty && !disabled && partner.text !== '' ? () => beginWith(partner) : undefined}
          />
        )}
      </Stack>
    </Card>
  );
}
