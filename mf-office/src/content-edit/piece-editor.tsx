import { getContent, listContent, saveDraft, type ContentPiece } from '@aylal/contracts/office';
import { isPartnerKind, languagesToWrite, missingLanguages } from '@aylal/domain/office';
import { useOfficeWrite } from '@aylal/office';
import { useServices } from '@aylal/shell';
import { Box, Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { isSameWords, settingsFaults, type ContentWords } from '../domain/content-words.ts';
import { MissingTag } from '../ui/missing-tag.tsx';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { LanguageCards } from './language-cards.tsx';
import { PublishPart } from './publish-part.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { VersionsPart } from './versions-part.tsx';

export interface PieceEditorProps {
  readonly piece: ContentPiece;
  /** What writing begins with. */
  readonly begin: ContentWords;
  readonly mayWrite: boolean;
  /** Gives up what was typed, for what is saved. */
  readonly onReload: () => void;
}

/** Words and settings of a piece, as they are typed or as customers will see them, and what is done with them. */
export function PieceEditor({ piece, begin, mayWrite, onReload }: PieceEditorProps) {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  const { kind, slug, draft, partner } = piece;
  const [words, setWords] = useState(begin);
  const [saved, setSaved] = useState({ words: begin, revision: draft?.revision ?? 0 });
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { running, fault, run } = useOfficeWrite([getContent.name, listContent.name]);
  const missing = missingLanguages(kind, words.texts);
  const refused = fault?.field?.startsWith('settings.') ? { [fault.field.slice(9)]: 'validation_invalid' } : {};
  const faults = settingsFaults(words.settings);
  const isChanged = !isSameWords(words, saved.words);
  // A draft that was published is no draft any more: the next one begins from nothing.
  const revision = draft === null ? 0 : saved.revision;
  const isOvertaken = draft !== null && draft.revision > revision;

  const save = async () => {
    if (Object.keys(faults).length > 0) return;
    if ((await run((api) => api.call(saveDraft, { body: { kind, slug, revision, ...words } }))) !== null) return;
    setSaved({ words, revision: revision + 1 });
    toasts.show({ kind: 'success', text: t('content.saved') });
  };

  return (
    <Stack gap="5">
      {partner && (
        <Text tone="muted">
          {t(`content.kinds.${kind}`)} · {slug}
        </Text>
      )}
      {isPartnerKind(kind) && !partner && <Notice>{t('content.noPartner')}</Notice>}
      <Flex gap="3" wrap="wrap" align="end" justify="space-between">
        <Box minWidth="340px">
          <RadioChips
            legend={t('content.view')}
            hideLegend
            variant="segment"
            value={view}
            options={(['write', 'preview'] as const).map((one) => ({ value: one, label: t(`content.${one}`) }))}
            onChange={setView}
          />
        </Box>
        {missing.length > 0 && <MissingTag kind={kind} missing={missing} />}
      </Flex>
      {view === 'write' && (
        <SettingsFields
          settings={words.settings}
          faults={{ ...refused, ...faults }}
          disabled={!mayWrite}
          onChange={(settings) => setWords({ ...words, settings })}
        />
      )}
      <LanguageCards
        kind={kind}
        texts={words.texts}
        partner={partner}
        view={view}
        disabled={!mayWrite}
        onChange={(texts) => setWords({ ...words, texts })}
      />
      {isOvertaken && (
        <Notice
          tone="warning"
          live="alert"
          action={
            <Button size="sm" variant="outline" onClick={onReload}>
              {t('content.takeTheirs')}
            </Button>
          }
        >
          {t('content.overtaken', { name: draft.by })}
        </Notice>
      )}
      {fault !== null && !isOvertaken && (
        <Notice tone="danger" live="alert">
          {fault.text}
        </Notice>
      )}
      {mayWrite && (
        <Button alignSelf="start" loading={running} onClick={() => void save()}>
          {t('content.save')}
        </Button>
      )}
      {mayWrite && (
        <PublishPart
          piece={piece}
          revision={revision}
          isChanged={isChanged}
          toWrite={languagesToWrite(kind, words.texts)}
        />
      )}
      <VersionsPart piece={piece} mayWrite={mayWrite} onRestored={onReload} />
    </Stack>
  );
}
