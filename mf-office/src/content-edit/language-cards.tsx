import type { ContentTexts } from '@aylal/contracts/office';
import { locales, type Locale } from '@aylal/domain/language';
import type { ContentKind } from '@aylal/domain/office';
import { RichText } from '@aylal/html/rich-text';
import { Card, Grid, Heading, Stack, Text, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface LanguageCardsProps {
  readonly kind: ContentKind;
  readonly texts: ContentTexts;
  readonly view: 'write' | 'preview';
  readonly disabled: boolean;
  readonly onChange: (texts: ContentTexts) => void;
}

/** All six languages side by side: to write in, or as customers will see them. */
export function LanguageCards({ kind, texts, view, disabled, onChange }: LanguageCardsProps) {
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))', '2xl': 'repeat(3, minmax(0, 1fr))' }}
    >
      {locales.map((locale) =>
        view === 'preview' ? (
          <Preview key={locale} kind={kind} locale={locale} {...texts[locale]} />
        ) : (
          <WriteCard
            key={locale}
            locale={locale}
            disabled={disabled}
            {...texts[locale]}
            onChange={(changed) => onChange({ ...texts, [locale]: changed })}
          />
        ),
      )}
    </Grid>
  );
}

interface WriteCardProps {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (changed: { title: string; text: string }) => void;
}

function WriteCard({ locale, title, text, disabled, onChange }: WriteCardProps) {
  const t = useOfficeMessages();
  return (
    <Card padded role="group" aria-label={t(`language.${locale}`)}>
      <Stack gap="3">
        <Heading as="h2" size="label">
          {t(`language.${locale}`)}
        </Heading>
        <TextField
          label={t('content.titleOf')}
          lang={locale}
          maxLength={200}
          disabled={disabled}
          value={title}
          onChange={({ target }) => onChange({ title: target.value, text })}
        />
        <TextAreaField
          label={t('content.textOf')}
          lang={locale}
          rows={6}
          maxLength={20_000}
          disabled={disabled}
          value={text}
          onChange={({ target }) => onChange({ title, text: target.value })}
        />
      </Stack>
    </Card>
  );
}

/** HTML as every page of the shop shows it: text markup, and nothing else. */
function Preview({ kind, locale, title, text }: { kind: ContentKind; locale: Locale; title: string; text: string }) {
  const t = useOfficeMessages();
  return (
    <Card padded role="group" aria-label={t(`language.${locale}`)}>
      <Text kind="caption" tone="muted">
        {t(`language.${locale}`)}
      </Text>
      <div lang={locale}>
        <Heading as="h2" size="h3" marginBlock="2">
          {title || '–'}
        </Heading>
        {kind === 'promotion' ? <Text>{text || '–'}</Text> : <RichText html={text} headingLevel={3} />}
      </div>
    </Card>
  );
}
