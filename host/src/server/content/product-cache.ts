import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { operationUrl } from '@aylal/api';
import type { Hotel } from '@aylal/contracts/hotels';
import { operations } from '@aylal/contracts/operations';
import type { Transport } from '@aylal/contracts/transports';
import type { Trip } from '@aylal/contracts/trips';
import { addDays, homeDate, minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Dispatcher } from 'undici';
import * as v from 'valibot';
import type { HtmlToText } from './html-to-text.ts';

/** A thing; null when there is none: the provider says so, or the address cannot be that of one; undefined while it is not available, which is not to be taken for that. */
export type Answered<T> = T | null | undefined;

/** Single things that pages show, as far as their heads name them; the description of a hotel as words without markup. */
export interface ProductCache {
  hotel(code: string, locale: Locale): Promise<Answered<Hotel>>;
  trip(slug: string, locale: Locale): Promise<Answered<Trip>>;
  transport(id: string, locale: Locale): Promise<Answered<Transport>>;
}

export interface ProductCacheOptions {
  readonly provider: Dispatcher;
  readonly origin: string;
  readonly now: () => number;
  readonly readText: HtmlToText;
  /** As in `ContentCacheOptions`. */
  readonly onUnreadable?: (path: string, member: string) => void;
}

const freshMs = minutesMs(10);
/** The start of a page waits this long for its name: longer would hold up everything that follows. */
const patienceMs = 400;
/** An answer that comes within this is cached for the next page. */
const answerMs = 5_000;
const mostAnswers = 1_000;
/** What the provider says where there is no such thing, in the contract's words: a 404 of something in between is not taken for it. */
const noneAnswer = v.object({ result: v.object({ problem: v.literal('not-found') }) });
/** Names and addresses of a hotel are the same for every stay; one is needed to ask. */
const daysAhead = 30;

/** Reads things when a page asks for them, keeps the last thousand for 10 minutes, and never rejects. */
export function createProductCache(options: ProductCacheOptions): ProductCache {
  const { viewHotel, getTrip, getTransport } = operations;
  const read = keep(options);
  return {
    async hotel(code, locale) {
      const params = { a: code, b: code };
      if (!v.is(viewHotel.params, params)) return null;
      const check_in = addDays(homeDate(options.now()), daysAhead);
      const query = { check_in, check_out: addDays(check_in, 1) };
      const url = operationUrl(viewHotel, { params, query });
      const response = await read(url, locale, viewHotel.answers[200]);
      if (!response) return response;
      // A head without these words is better than no page.
      const [description = ''] = await options.readText([response.hotel.description]).catch(() => []);
      return { ...response.hotel, description };
    },
    async trip(slug, locale) {
      if (!v.is(getTrip.params, { slug })) return null;
      return read(operationUrl(getTrip, { params: { slug } }), locale, getTrip.answers[200]);
    },
    async transport(id, locale) {
      if (!v.is(getTransport.params, { id })) return null;
      return read(operationUrl(getTransport, { params: { id } }), locale, getTransport.answers[200]);
    },
  };
}

function keep({ provider, origin, now, onUnreadable }: ProductCacheOptions) {
  const cache = new LRUCache<string, { readonly body: unknown; readonly at: number }>({ max: mostAnswers });
  const underWay = new Map<string, Promise<unknown>>();

  const ask = async (name: string, url: string, locale: Locale): Promise<unknown> => {
    const body = await askProvider(provider, origin, url, locale);
    if (body === undefined || v.is(noneAnswer, body)) return body;
    cache.set(name, { body, at: now() });
    return body;
  };
  const askOnce = (name: string, url: string, locale: Locale) => {
    const started = underWay.get(name) ?? ask(name, url, locale).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };

  return async <T>(
    url: string,
    locale: Locale,
    schema: v.GenericSchema<unknown, { readonly result: T }>,
  ): Promise<Answered<T>> => {
    const name = `${locale} ${url}`;
    const known = cache.get(name);
    const isFresh = known !== undefined && now() - known.at < freshMs;
    // Who comes next has the answer that came too late for this page.
    const body = isFresh
      ? known.body
      : await Promise.race([askOnce(name, url, locale), wait(patienceMs, undefined, { ref: false })]);
    if (v.is(noneAnswer, body)) return null;
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output.result;
    if (body !== undefined && !isFresh) onUnreadable?.(url.split('?')[0] ?? '', v.getDotPath(parsed.issues[0]) ?? '');
    return undefined;
  };
}

async function askProvider(provider: Dispatcher, origin: string, path: string, locale: Locale): Promise<unknown> {
  try {
    const answer = await provider.request({
      origin,
      path,
      method: 'GET',
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(answerMs),
    });
    const body: unknown = await answer.body.json();
    return answer.statusCode === 200 || answer.statusCode === 404 ? body : undefined;
  } catch {
    // Away or slow: the page is called as its product.
    return undefined;
  }
}
