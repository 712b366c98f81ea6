import type { HelpGroup, NewsItem, WrittenPage } from '@aylal/contracts/content';
import { operationUrl } from '@aylal/api';
import { operations } from '@aylal/contracts/operations';
import type { Locale } from '@aylal/domain/language';
import type { Dispatcher } from 'undici';
import * as v from 'valibot';
import type { HtmlToText } from './html-to-text.ts';

/** Texts of the provider that titles, addresses and status codes are made of, their HTML as words without markup. Null while nothing is known. */
export interface ContentCache {
  help(locale: Locale): Promise<readonly HelpGroup[] | null>;
  news(locale: Locale): Promise<readonly NewsItem[] | null>;
  page(locale: Locale, slug: string): Promise<WrittenPage | null>;
}

export interface ContentCacheOptions {
  readonly provider: Dispatcher;
  readonly origin: string;
  readonly now: () => number;
  readonly readText: HtmlToText;
  /** Called with the member that does not fit the contract: the page is shown without it, and somebody has to know. */
  readonly onUnreadable?: (path: string, member: string) => void;
}

const freshMs = 60_000;
/** A page waits this long for texts that nobody has asked for before. */
const patienceMs = 1_500;

/** Reads texts when a page asks for them and keeps them: old ones are given at once and renewed behind, also while the provider is away (REL-4). */
export function createContentCache(options: ContentCacheOptions): ContentCache {
  const textOf = (html: readonly string[]) =>
    // A head without these words is better than no page.
    options.readText(html).catch(() => html.map(() => ''));
  const help = keep(options, operations.listHelp.path, operations.listHelp.answers[200], async (groups) => {
    const texts = await textOf(groups.flatMap(({ items }) => items.map(({ answer }) => answer)));
    const next = texts.values();
    return groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, answer: next.next().value ?? '' })),
    }));
  });
  const news = keep(options, operations.listNews.path, operations.listNews.answers[200], async (items) => {
    const texts = await textOf(items.map(({ text }) => text));
    return items.map((item, index) => ({ ...item, text: texts[index] ?? '' }));
  });
  const withPageText = async (written: WrittenPage) => {
    const [text = '', ...parts] = await textOf([written, ...written.parts].map((one) => one.text));
    return { ...written, text, parts: written.parts.map((part, index) => ({ ...part, text: parts[index] ?? '' })) };
  };
  const pages = new Map<string, (locale: Locale) => Promise<WrittenPage | null>>();
  const page = (locale: Locale, slug: string) => {
    const path = operationUrl(operations.getPage, { params: { slug } });
    const read = pages.get(slug) ?? keep(options, path, operations.getPage.answers[200], withPageText);
    pages.set(slug, read);
    return read(locale);
  };
  return { help, news, page };
}

function keep<T>(
  { provider, origin, now, onUnreadable }: ContentCacheOptions,
  path: string,
  schema: v.GenericSchema<unknown, { readonly result: T }>,
  withText: (result: T) => Promise<T>,
): (locale: Locale) => Promise<T | null> {
  const values = new Map<Locale, { value: T; at: number }>();
  const underWay = new Map<Locale, Promise<T | null>>();

  const read = async (locale: Locale): Promise<T | null> => {
    try {
      const answer = await provider.request({
        origin,
        path,
        method: 'GET',
        headers: { accept: 'application/json', 'accept-language': locale },
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
      });
      const parsed = v.safeParse(schema, await answer.body.json());
      if (answer.statusCode === 200 && parsed.success)
        values.set(locale, { value: await withText(parsed.output.result), at: now() });
      else if (answer.statusCode === 200 && parsed.issues) onUnreadable?.(path, v.getDotPath(parsed.issues[0]) ?? '');
    } catch {
      // Away or silent: what is known stays.
    }
    return values.get(locale)?.value ?? null;
  };
  const readOnce = (locale: Locale) => {
    const started = underWay.get(locale) ?? read(locale).finally(() => underWay.delete(locale));
    underWay.set(locale, started);
    return started;
  };

  return async (locale) => {
    const known = values.get(locale);
    if (!known) return readOnce(locale);
    if (now() - known.at > freshMs) void readOnce(locale);
    return known.value;
  };
}
