import type { PartnerKind } from '@aylal/domain/office';
import type { ContentTexts } from '@aylal/contracts/office';
import { inLanguages, type Locale } from '@aylal/domain/language';
import type { Db, Tx } from '../../platform/database/database.ts';

/** What the shop says of a hotel or trip in one language, in place of its partner. An empty field leaves the partner's. */
export interface OwnTextRow {
  kind: PartnerKind;
  slug: string;
  locale: string;
  title: string;
  /** HTML of a hotel, plain text of a trip. */
  text: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What customers read, in the languages in which the shop has written something. */
    own_texts: OwnTextRow;
  }
}

/** The shop's own words of one piece in a language; empty where it has none. */
export async function readOwnText(
  db: Db | Tx,
  { kind, slug }: Pick<OwnTextRow, 'kind' | 'slug'>,
  locale: Locale,
): Promise<{ readonly title: string; readonly text: string }> {
  const row = await db
    .selectFrom('own_texts')
    .select(['title', 'text'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ?? { title: '', text: '' };
}

/** The shop's own words of every piece of a kind, by its slug; languages without any are empty. */
export async function readOwnTexts(db: Db | Tx, kind: PartnerKind): Promise<ReadonlyMap<string, ContentTexts>> {
  const rows = await db.selectFrom('own_texts').selectAll().where('kind', '=', kind).execute();
  const bySlug = new Map<string, OwnTextRow[]>();
  for (const row of rows) bySlug.set(row.slug, [...(bySlug.get(row.slug) ?? []), row]);
  return new Map([...bySlug].map(([slug, of]) => [slug, ownTextsOf(of)]));
}

/** Rows of one piece as its words in every language. */
export function ownTextsOf(rows: readonly OwnTextRow[]): ContentTexts {
  return inLanguages((locale) => {
    const { title = '', text = '' } = rows.find((row) => row.locale === locale) ?? {};
    return { title, text };
  });
}
