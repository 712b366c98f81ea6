import type { HelpGroup, HelpItem, NewsItem, Promotion } from '@aylal/contracts/content';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { PromotionPlace } from '@aylal/domain/office';
import type { Db } from '../../platform/database/database.ts';

export interface HelpGroupRow {
  locale: string;
  slug: string;
  position: number;
  icon: string;
  title: string;
}

export interface HelpItemRow {
  locale: string;
  group_slug: string;
  slug: string;
  position: number;
  icon: string;
  question: string;
  answer: string;
  updated_on: LocalDate;
}

export interface NewsItemRow {
  locale: string;
  slug: string;
  published_on: string;
  picture: string;
  title: string;
  text: string;
}

export interface PromotionRow {
  locale: string;
  slug: string;
  position: number;
  target: string;
  /** Its last day; null for one without end. */
  until: string | null;
  /** Its address, or empty. */
  picture: string;
  place: PromotionPlace;
  title: string;
  text: string;
}

export interface WrittenPageRow {
  locale: string;
  slug: string;
  title: string;
  /** HTML. */
  text: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    help_groups: HelpGroupRow;
    help_items: HelpItemRow;
    news_items: NewsItemRow;
    promotions: PromotionRow;
    written_pages: WrittenPageRow;
    content_seed: { id: number; digest: string };
  }
}

const itemColumns = ['question', 'answer', 'icon', 'slug', 'updated_on'] as const;

/** The help centre of a language, groups and articles in their order. */
export async function readHelp(db: Db, locale: Locale): Promise<HelpGroup[]> {
  const groups = await db
    .selectFrom('help_groups')
    .select(['slug', 'title', 'icon'])
    .where('locale', '=', locale)
    .orderBy('position')
    .execute();
  const items = await db
    .selectFrom('help_items')
    .select([...itemColumns, 'group_slug'])
    .where('locale', '=', locale)
    .orderBy('position')
    .execute();
  return groups.map((group) => ({
    ...group,
    items: items.filter((item) => item.group_slug === group.slug).map(({ group_slug: _, ...item }) => item),
  }));
}

/** One article of a language; undefined for an unknown one. */
export function readHelpItem(db: Db, locale: Locale, group: string, slug: string): Promise<HelpItem | undefined> {
  return db
    .selectFrom('help_items')
    .select(itemColumns)
    .where('locale', '=', locale)
    .where('group_slug', '=', group)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** A page of news, the newest first, and how many pieces there are. */
export async function readNews(
  db: Db,
  locale: Locale,
  { page, size }: { page: number; size: number },
): Promise<{ items: NewsItem[]; total: number }> {
  const rows = await db
    .selectFrom('news_items')
    .select(['slug', 'title', 'published_on', 'picture', 'text'])
    .where('locale', '=', locale)
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('news_items')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ published_on, ...row }) => ({ ...row, date: published_on as LocalDate })),
    total: Number(total),
  };
}

/** The promotions of a day in their order. */
export function readPromotions(db: Db, locale: Locale, today: LocalDate): Promise<Promotion[]> {
  return db
    .selectFrom('promotions')
    .select(['slug', 'title', 'text', 'picture', 'place', 'target as to'])
    .where('locale', '=', locale)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .orderBy('position')
    .execute();
}
