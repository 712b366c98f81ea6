import { getContent, listContent, publishContent, retireContent, type ContentPiece } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { canRetire, isPartnerKind } from '@aylal/domain/office';
import { SectionCard, TextForm, useOfficeWrite } from '@aylal/office';
import { formatInstantWithYear, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Stack, Text, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { instantOf } from '../domain/content-words.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface PublishPartProps {
  readonly piece: ContentPiece;
  /** Of the draft that is saved; 0 where there is none. */
  readonly revision: number;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  /** Languages that have to be written before. */
  readonly toWrite: readonly Locale[];
}

/** Publishes the saved draft, now or at a time, or takes the piece away from customers, who then read the partner's words of a hotel or trip; each with why. */
export function PublishPart({ piece, revision, isChanged, toWrite }: PublishPartProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getContent.name, listContent.name]);
  const [way, setWay] = useState<'now' | 'later' | 'retire' | undefined>(undefined);
  const [time, setTime] = useState('');
  const { kind, slug, live, draft, scheduled_for } = piece;
  const at = way === 'later' ? instantOf(time) : null;
  const ways = [
    ...(draft && toWrite.length === 0 && !isChanged ? (['now', 'later'] as const) : []),
    ...(live && canRetire(kind) ? (['retire'] as const) : []),
  ];
  const nameOf = (one: 'now' | 'later' | 'retire') => (one === 'retire' && isPartnerKind(kind) ? 'withdraw' : one);
  const send = async (reason: string) => {
    if (way === 'later' && at === null) return false;
    const refused = await run((api) =>
      way === 'retire'
        ? api.call(retireContent, { body: { kind, slug, reason } })
        : api.call(publishContent, { body: { kind, slug, revision, at, reason } }),
    );
    if (refused !== null) return false;
    toasts.show({ kind: 'success', text: t(`content.done.${nameOf(way ?? 'now')}`) });
    setWay(undefined);
    return true;
  };
  return (
    <SectionCard title={t('content.publish')}>
      <Stack gap="3">
        {scheduled_for !== null && (
          <Text>{t('content.scheduled', { time: formatInstantWithYear(scheduled_for, locale) })}</Text>
        )}
        {isChanged && <Text tone="muted">{t('content.saveFirst')}</Text>}
        {toWrite.length > 0 && (
          <Text tone="muted">
            {isPartnerKind(kind)
              ? t('content.nothingWritten')
              : t('content.missing', { languages: toWrite.join(', ') })}
          </Text>
        )}
        {ways.length > 0 && (
          <RadioChips
            legend={t('action.choose')}
            value={ways.find((one) => one === way)}
            options={ways.map((one) => ({ value: one, label: t(`content.ways.${nameOf(one)}`) }))}
            onChange={setWay}
          />
        )}
        {way === 'later' && ways.includes('later') && (
          <TextField
            type="datetime-local"
            label={t('content.time')}
            hint={t('content.timeHint')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            error={time !== '' && at === null ? s('validation_date') : undefined}
          />
        )}
        {way && ways.some((one) => one === way) && (
          <TextForm
            key={way}
            label={t('action.why')}
            button={t(`content.ways.${nameOf(way)}`)}
            variant={way === 'retire' ? 'outline' : 'solid'}
            running={running}
            fault={fault?.text ?? null}
            onSend={send}
          />
        )}
      </Stack>
    </SectionCard>
  );
}
