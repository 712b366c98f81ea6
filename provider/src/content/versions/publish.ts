import { homeDate } from '@aylal/domain/calendar';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockPiece, versionIn, versionRow, versionsOf, type PieceName } from './content-versions.ts';
import { erasePublished, readPublished, writePublished } from './published-words.ts';

/** Shows customers the version that waits for its time, whose piece is locked. What they saw before becomes a former version. */
export async function makeLive(tx: Tx, name: PieceName, now: number): Promise<void> {
  const next = await versionIn(tx, name, 'scheduled');
  if (!next) return;
  await retireLive(tx, name, 'former');
  await tx
    .updateTable('content_versions')
    .set({ state: 'live', publish_at: null, at: now })
    .where('id', '=', next.id)
    .execute();
  await writePublished(tx, name, next, homeDate(now));
}

/** Takes what customers see away; it stays as a version. False when they see nothing of it. */
export async function retireLive(tx: Tx, name: PieceName, state: 'former' | 'retired'): Promise<boolean> {
  const live = await versionIn(tx, name, 'live');
  if (!live) return false;
  await tx.updateTable('content_versions').set({ state }).where('id', '=', live.id).execute();
  await erasePublished(tx, name);
  return true;
}

/** Makes what the shop came with the first version of a locked piece, so that it stays when the office writes another. */
export async function adoptPublished(tx: Tx, name: PieceName, now: number): Promise<void> {
  const [known] = await versionsOf(tx, name);
  const words = known ? undefined : await readPublished(tx, name);
  if (!words) return;
  await tx
    .insertInto('content_versions')
    .values({ ...name, ...versionRow(words), state: 'live', revision: 0, written_by: '', at: now, publish_at: null })
    .execute();
}

/** Publishes what is due. Safe to run in parallel. */
export async function publishDue({ clock, db }: Pick<Deps, 'clock' | 'db'>): Promise<void> {
  const due = await db
    .selectFrom('content_versions')
    .select(['kind', 'slug'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', clock.now())
    .orderBy('publish_at')
    .execute();
  for (const name of due)
    await db.transaction().execute(async (tx) => {
      await lockPiece(tx, name);
      const waiting = await versionIn(tx, name, 'scheduled');
      if (waiting?.publish_at != null && waiting.publish_at <= clock.now()) await makeLive(tx, name, clock.now());
    });
}

/** After the texts of the shop were written again: what the office has published or retired is as the office left it. */
export async function publishAgain(tx: Tx, today: string): Promise<void> {
  const rows = await tx
    .selectFrom('content_versions')
    .selectAll()
    .where('state', 'in', ['live', 'retired'])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const { kind, slug } = row;
    if (row.state === 'live') await writePublished(tx, { kind, slug }, row, today);
    else if (!(await versionIn(tx, row, 'live'))) await erasePublished(tx, { kind, slug });
  }
}

/** Every piece that customers see or that the office has begun. */
export async function knownPieces(db: Db): Promise<readonly PieceName[]> {
  const named = await Promise.all([
    db.selectFrom('news_items').select('slug').distinct().execute(),
    db.selectFrom('promotions').select('slug').distinct().execute(),
    db.selectFrom('help_items').select('slug').distinct().execute(),
    db.selectFrom('written_pages').select('slug').distinct().execute(),
    db.selectFrom('content_versions').select(['kind', 'slug']).distinct().execute(),
  ]);
  const [news, promotions, articles, pages, written] = named;
  const all: PieceName[] = [
    ...news.map(({ slug }) => ({ kind: 'news' as const, slug })),
    ...promotions.map(({ slug }) => ({ kind: 'promotion' as const, slug })),
    ...articles.map(({ slug }) => ({ kind: 'help-article' as const, slug })),
    ...pages.map(({ slug }) => ({ kind: 'page' as const, slug })),
    ...written,
  ];
  return [...new Map(all.map((one) => [`${one.kind} ${one.slug}`, one])).values()];
}
