import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { contentRows } from './content-rows.ts';
import { publishAgain } from '../versions/publish.ts';
import { readContentTexts } from './content-texts.ts';

/** Fills help, news, promotions and written pages, and fills them again when the texts of this version differ from those there; what the office has published or retired stays. Changes nothing otherwise. */
export async function seedContent({ clock, db }: Pick<Deps, 'clock' | 'db'>): Promise<void> {
  const rows = contentRows(readContentTexts());
  const digest = sha256(JSON.stringify(rows));
  await db.transaction().execute(async (tx) => {
    const there = await tx.selectFrom('content_seed').select('digest').executeTakeFirst();
    if (there?.digest === digest) return;
    await tx.deleteFrom('help_groups').execute();
    await tx.deleteFrom('news_items').execute();
    await tx.deleteFrom('promotions').execute();
    await tx.deleteFrom('written_pages').execute();
    await tx.insertInto('help_groups').values(rows.groups).execute();
    await tx.insertInto('help_items').values(rows.items).execute();
    await tx.insertInto('news_items').values(rows.news).execute();
    await tx.insertInto('promotions').values(rows.promotions).execute();
    await tx.insertInto('written_pages').values(rows.pages).execute();
    await publishAgain(tx, homeDate(clock.now()));
    await tx
      .insertInto('content_seed')
      .values({ id: 1, digest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ digest }))
      .execute();
  });
}
