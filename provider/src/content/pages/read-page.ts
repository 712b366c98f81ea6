import type { WrittenPage } from '@aylal/contracts/content';
import type { Locale } from '@aylal/domain/language';
import type { Db } from '../../platform/database/database.ts';
import { pageOutline } from '../versions/page-outline.ts';

/** A written page of a language with its parts in their order; undefined for an unknown one. */
export async function readPage(db: Db, locale: Locale, slug: string): Promise<WrittenPage | undefined> {
  const outline = pageOutline.find((one) => one.slug === slug);
  if (!outline) return undefined;
  const parts = outline.parts.map((id) => ({ id, name: `${slug}-${id}` }));
  const rows = await db
    .selectFrom('written_pages')
    .select(['slug', 'title', 'text'])
    .where('locale', '=', locale)
    .where('slug', 'in', [slug, ...parts.map(({ name }) => name)])
    .execute();
  const wordsOf = (name: string) => rows.find((row) => row.slug === name);
  const page = wordsOf(slug);
  return (
    page && {
      ...page,
      parts: parts.flatMap(({ id, name }) => {
        const words = wordsOf(name);
        return words ? [{ id, title: words.title, text: words.text }] : [];
      }),
    }
  );
}
