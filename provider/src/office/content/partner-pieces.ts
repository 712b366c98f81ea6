import type { ContentPiece, PartnerPiece } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { isPartnerKind, type PartnerKind } from '@aylal/domain/office';
import type { PartnerSource, PartnerWords } from '../../content/own-texts/partner-source.ts';
import type { PieceName } from '../../content/versions/content-versions.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { hotelSource } from '../../products/hotels/view/hotel-source.ts';
import { tripSource } from '../../products/tours/trip-source.ts';
import { readPiece, type WrittenPiece } from './content-view.ts';

/** The most that are listed of what a text may mean. */
const MOST = 30;

type Sold = Pick<Deps, 'hotels' | 'trips'>;

const sources: Readonly<Record<PartnerKind, (deps: Sold) => PartnerSource>> = {
  hotel: ({ hotels }) => hotelSource(hotels.catalogue),
  trip: ({ trips }) => tripSource(trips),
};

/** Hotels or trips that a text may mean. Refuses as `unavailable` while their partner does not answer. */
export async function findToWriteOn(
  deps: Sold,
  { kind, text, locale }: { readonly kind: PartnerKind; readonly text: string; readonly locale: Locale },
): Promise<{ pieces: PartnerPiece[]; more: boolean }> {
  const found = await orUnavailable(sources[kind](deps).find(text, locale));
  return { pieces: found.slice(0, MOST), more: found.length > MOST };
}

/** What to call a piece that is saved. 400 at `slug` for a hotel or trip that is begun and not sold; one that was begun is written on also when it is sold no more. */
export async function titleToBegin(deps: Sold & Pick<Deps, 'db'>, { kind, slug }: PieceName): Promise<string> {
  if (!isPartnerKind(kind)) return '';
  const begun = await deps.db
    .selectFrom('content_pieces')
    .select('title')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (begun) return begun.title;
  const words = await orUnavailable(sources[kind](deps).words(slug, 'mn'));
  if (!words) throw refuse('invalid-input', { fields: { slug: 'validation_invalid' } });
  return words.name;
}

/** A piece as the office has it, beside what its partner says. Never while a transaction is open: the partner is asked. */
export async function besidePartner(deps: Sold, written: WrittenPiece, locale: Locale): Promise<ContentPiece> {
  return { ...written, partner: (await wordsOrSilence(deps, written, locale)) ?? null };
}

/** One piece; 404 for a hotel or trip that is not sold, and for any other that nobody has written. 503 for one that is not begun while its partner is silent. */
export async function openPiece(
  deps: Sold & Pick<Deps, 'db'>,
  { kind, slug }: PieceName,
  locale: Locale,
): Promise<ContentPiece> {
  const written = await readPiece(deps.db, { kind, slug });
  if (written) return besidePartner(deps, written, locale);
  if (!isPartnerKind(kind)) throw refuse('not-found');
  const partner = await orUnavailable(sources[kind](deps).words(slug, locale));
  if (!partner) throw refuse('not-found');
  return { kind, slug, live: null, draft: null, scheduled_for: null, versions: [], partner };
}

/** What the office has written is read and changed also while the partner does not answer. */
async function wordsOrSilence(
  deps: Sold,
  { kind, slug }: PieceName,
  locale: Locale,
): Promise<PartnerWords | undefined> {
  if (!isPartnerKind(kind)) return undefined;
  return sources[kind](deps)
    .words(slug, locale)
    .catch((error: unknown) => {
      if (error instanceof PartnerError) return undefined;
      throw error;
    });
}
