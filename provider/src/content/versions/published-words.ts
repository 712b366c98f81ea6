import type { ContentTexts } from '@aylal/contracts/office';
import { localDate } from '@aylal/domain/calendar';
import { hasTitle, isHtml, isPartnerKind, type PartnerKind } from '@aylal/domain/office';
import { inLanguages } from '@aylal/domain/language';
import { cleanHtml } from '@aylal/html';
import type { Db, Tx } from '../../platform/database/database.ts';
import { ownTextsOf } from '../own-texts/own-texts.ts';
import { isPageName } from './page-outline.ts';
import type { PieceName, PieceWords } from './content-versions.ts';

/** What customers see of a piece now, in every language; undefined for what they do not see. */
export async function readPublished(db: Db | Tx, { kind, slug }: PieceName): Promise<PieceWords | undefined> {
  if (kind === 'news') return readNewsPiece(db, slug);
  if (kind === 'page') return readWrittenPage(db, slug);
  if (isPartnerKind(kind)) return readOwnPiece(db, kind, slug);
  return kind === 'promotion' ? readPromotionPiece(db, slug) : readArticle(db, slug);
}

async function readNewsPiece(db: Db | Tx, slug: string): Promise<PieceWords | undefined> {
  const rows = await db.selectFrom('news_items').selectAll().where('slug', '=', slug).execute();
  const [first] = rows;
  return (
    first && {
      settings: { kind: 'news', date: localDate(first.published_on), picture: first.picture },
      texts: textsOf(rows),
    }
  );
}

async function readPromotionPiece(db: Db | Tx, slug: string): Promise<PieceWords | undefined> {
  const rows = await db.selectFrom('promotions').selectAll().where('slug', '=', slug).execute();
  const [first] = rows;
  if (!first) return undefined;
  const { target: to, picture, place, position, until } = first;
  return {
    settings: { kind: 'promotion', place, to, picture, position, until: until === null ? null : localDate(until) },
    texts: textsOf(rows),
  };
}

async function readWrittenPage(db: Db | Tx, slug: string): Promise<PieceWords | undefined> {
  const rows = await db.selectFrom('written_pages').selectAll().where('slug', '=', slug).execute();
  return rows.length === 0 ? undefined : { settings: { kind: 'page' }, texts: textsOf(rows) };
}

async function readOwnPiece(db: Db | Tx, kind: PartnerKind, slug: string): Promise<PieceWords | undefined> {
  const rows = await db.selectFrom('own_texts').selectAll().where('kind', '=', kind).where('slug', '=', slug).execute();
  return rows.length === 0 ? undefined : { settings: { kind }, texts: ownTextsOf(rows) };
}

async function readArticle(db: Db | Tx, slug: string): Promise<PieceWords | undefined> {
  const rows = await db.selectFrom('help_items').selectAll().where('slug', '=', slug).execute();
  const [first] = rows;
  if (!first) return undefined;
  const { group_slug: group, icon, position } = first;
  return {
    settings: { kind: 'help-article', group, icon, position },
    texts: textsOf(rows.map(({ locale, question, answer }) => ({ locale, title: question, text: answer }))),
  };
}

function textsOf(
  rows: readonly { readonly locale: string; readonly title: string; readonly text: string }[],
): ContentTexts {
  return inLanguages((locale) => {
    const { title = '', text = '' } = rows.find((row) => row.locale === locale) ?? {};
    return { title, text };
  });
}

/** Shows customers this in place of what they saw of the piece; HTML is cleaned (WEB-3). `today` is the day that an article says it was changed on. */
export async function writePublished(tx: Tx, name: PieceName, words: PieceWords, today: string): Promise<void> {
  const { slug } = name;
  // The words of a page that this version of the shop does not show stay a version.
  if (words.settings.kind === 'page' && !isPageName(slug)) return;
  await erasePublished(tx, name);
  const { settings, texts } = words;
  const inEach = Object.entries(texts).map(([locale, { title, text }]) => ({ locale, slug, title, text }));
  if (settings.kind === 'news')
    await tx
      .insertInto('news_items')
      .values(
        inEach.map((row) => ({
          ...row,
          text: cleanHtml(row.text),
          published_on: settings.date,
          picture: settings.picture,
        })),
      )
      .execute();
  if (settings.kind === 'promotion') {
    const { to: target, until, picture, place, position } = settings;
    await tx
      .insertInto('promotions')
      .values(inEach.map((row) => ({ ...row, target, until, picture, place, position })))
      .execute();
  }
  if (settings.kind === 'page')
    await tx
      .insertInto('written_pages')
      .values(inEach.map((row) => ({ ...row, text: cleanHtml(row.text) })))
      .execute();
  const { kind } = settings;
  if (isPartnerKind(kind)) {
    const rows = inEach
      .map((row) => ({
        ...row,
        kind,
        title: hasTitle(kind) ? row.title.trim() : '',
        text: isHtml(kind) ? cleanHtml(row.text).trim() : row.text.trim(),
      }))
      .filter(({ title, text }) => title !== '' || text !== '');
    if (rows.length > 0) await tx.insertInto('own_texts').values(rows).execute();
  }
  if (settings.kind === 'help-article' && (await hasGroup(tx, settings.group))) {
    const { group: group_slug, icon, position } = settings;
    await tx
      .insertInto('help_items')
      .values(
        inEach.map(({ locale, title: question, text }) => ({
          ...{ locale, slug, group_slug, icon, position, question },
          answer: cleanHtml(text),
          updated_on: localDate(today),
        })),
      )
      .execute();
  }
}

/** Whether the help centre has this group. An article of none is shown nowhere. */
export async function hasGroup(db: Db | Tx, group: string): Promise<boolean> {
  const row = await db.selectFrom('help_groups').select('slug').where('slug', '=', group).executeTakeFirst();
  return row !== undefined;
}

/** Takes a piece away from customers. */
export async function erasePublished(tx: Tx, { kind, slug }: PieceName): Promise<void> {
  if (isPartnerKind(kind)) {
    await tx.deleteFrom('own_texts').where('kind', '=', kind).where('slug', '=', slug).execute();
    return;
  }
  const table = {
    news: 'news_items',
    promotion: 'promotions',
    'help-article': 'help_items',
    page: 'written_pages',
  } as const;
  await tx.deleteFrom(table[kind]).where('slug', '=', slug).execute();
}
