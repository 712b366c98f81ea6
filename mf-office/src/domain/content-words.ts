import { saveDraft, type ContentPiece, type ContentTexts, type TypedSettings } from '@aylal/contracts/office';
import { slug as slugSchema } from '@aylal/contracts/content';
import { homeInstant, isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { inLanguages } from '@aylal/domain/language';
import { isPartnerKind, type ContentKind } from '@aylal/domain/office';
import * as v from 'valibot';

/** What is being written of a piece. */
export interface ContentWords {
  readonly settings: TypedSettings;
  readonly texts: ContentTexts;
}

/** What writing begins with: the draft, what customers see, or nothing. `today` is the day of news that begin. */
export function firstWords(
  { kind, draft, live }: Pick<ContentPiece, 'kind' | 'draft' | 'live'>,
  today: LocalDate,
): ContentWords {
  const { settings, texts } = draft ??
    live ?? {
      settings: emptySettings(kind, today),
      texts: inLanguages(() => ({ title: '', text: '' })),
    };
  return { settings, texts };
}

function emptySettings(kind: ContentKind, today: LocalDate): TypedSettings {
  if (kind === 'page' || isPartnerKind(kind)) return { kind };
  if (kind === 'news') return { kind, date: today, picture: '' };
  if (kind === 'promotion') return { kind, place: 'home', to: '/', until: null, picture: '', position: 0 };
  return { kind, group: 'flights', icon: 'help', position: 0 };
}

/** Message keys of what cannot be saved, by the field of the settings; the rules are the contract's. */
export function settingsFaults(settings: TypedSettings): Readonly<Record<string, string>> {
  const { issues } = v.safeParse(saveDraft.body.entries.settings, settings);
  const faults: Record<string, string> = {};
  for (const issue of issues ?? []) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  return faults;
}

/** Whether two say the same. */
export function isSameWords(one: ContentWords, other: ContentWords): boolean {
  return JSON.stringify([one.settings, one.texts]) === JSON.stringify([other.settings, other.texts]);
}

/** Whether a piece can be called so: small letters, digits and hyphens. */
export function isPieceName(typed: string): boolean {
  return v.is(slugSchema, typed);
}

/** The instant of a day and time of Ulaanbaatar as a field of a form has it (`2026-12-24T09:00`), as ISO 8601; null for what is none. */
export function instantOf(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  if (!isLocalDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return new Date(homeInstant(day, time)).toISOString();
}
