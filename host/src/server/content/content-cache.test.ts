/** @jest-environment node */
import { buildPage, helpGroups } from '../../app/testing/content-stubs.ts';
import { createHtmlToText } from './html-to-text.ts';
import { textOfHtml } from '@aylal/html';
import { readdirSync, readFileSync } from 'node:fs';
import { createContentCache } from './content-cache.ts';

function provider() {
  const asked: string[] = [];
  const state = { away: false, status: 200, body: { status_code: 200, message: '', result: helpGroups } as unknown };
  const request = async ({ path, headers }: { path: string; headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['accept-language']}`);
    if (state.away) throw new Error('away');
    return { statusCode: state.status, body: { json: async () => state.body } };
  };
  return { asked, state, dispatcher: { request } as never };
}

const htmlToText = createHtmlToText();
const readText = htmlToText.read;
afterAll(() => htmlToText.close());
const known = helpGroups.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, answer: textOfHtml(item.answer) })),
}));

describe('What the host knows of the provider’s texts', () => {
  let now = 0;
  const tick = () => new Promise((done) => setTimeout(done, 5));
  const open = (dispatcher: never) =>
    createContentCache({ provider: dispatcher, origin: 'http://provider', now: () => now, readText });

  it('is read once for each language, then cached for a minute', async () => {
    const { asked, dispatcher } = provider();
    const facts = open(dispatcher);
    await Promise.all([facts.help('mn'), facts.help('mn'), facts.help('en')]);
    expect(await facts.help('mn')).toEqual(known);
    expect(asked).toEqual(['/api/helper/ mn', '/api/helper/ en']);
  });

  it('has each written page by itself, its HTML and that of its parts as words', async () => {
    const { asked, state, dispatcher } = provider();
    state.body = { status_code: 200, message: '', result: buildPage('terms') };
    const cache = open(dispatcher);
    const page = await cache.page('mn', 'terms');
    expect(page?.text).toBe(textOfHtml(buildPage('terms').text));
    expect(page?.parts.map(({ text }) => text)).toEqual(['Нислэг: 48 цаг', 'Автобус: 48 цаг']);
    await cache.page('mn', 'terms');
    await cache.page('mn', 'about');
    expect(asked).toEqual(['/api/page/terms/ mn', '/api/page/about/ mn']);
  });

  it('[REL-4] is given as it was while the provider is away, and renewed when it is back', async () => {
    const { asked, state, dispatcher } = provider();
    const facts = open(dispatcher);
    await facts.help('mn');
    state.away = true;
    now += 61_000;
    expect(await facts.help('mn')).toEqual(known);
    await tick();
    state.away = false;
    state.body = { status_code: 200, message: '', result: [] };
    await facts.help('mn');
    await tick();
    expect(await facts.help('mn')).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['nobody answers', { away: true }],
    ['the answer is an error', { status: 500 }],
    ['the answer is something else', { body: { result: 'x' } }],
  ])('[REL-3] is nothing while %s', async (_, change) => {
    const { state, dispatcher } = provider();
    Object.assign(state, change);
    expect(await open(dispatcher).help('mn')).toBeNull();
  });

  it('[REL-3] names the member of an answer that does not fit, once for each reading', async () => {
    const { state, dispatcher } = provider();
    const unreadable: string[][] = [];
    const facts = createContentCache({
      provider: dispatcher,
      origin: 'http://provider',
      now: () => now,
      readText,
      onUnreadable: (...place) => unreadable.push(place),
    });
    state.status = 500;
    await facts.help('mn');
    expect(unreadable).toEqual([]);
    Object.assign(state, {
      status: 200,
      body: { status_code: 200, message: '', result: [{ ...helpGroups[0], title: 5 }] },
    });
    await facts.help('mn');
    expect(unreadable).toEqual([['/api/helper/', 'result.0.title']]);
  });

  it('[WEB-3] is read on another thread, and is nothing of it when that thread fails', async () => {
    const hostile = '<div>'.repeat(6_000) + '</span>'.repeat(4_000);
    const { state, dispatcher } = provider();
    state.body = {
      status_code: 200,
      message: '',
      result: [
        {
          ...helpGroups[0],
          items: Array.from({ length: 40 }, () => ({ ...helpGroups[0]?.items[0], answer: `${hostile}a` })),
        },
      ],
    };
    await readText(['warm']);
    const start = process.threadCpuUsage();
    const items = (await open(dispatcher).help('mn'))?.[0]?.items;
    const { user, system } = process.threadCpuUsage(start);
    expect(items).toHaveLength(40);
    expect(items?.[0]?.answer).toBe('a');
    // Forty of them take half a second where they are read.
    expect((user + system) / 1_000).toBeLessThan(100);
    const failing = async () => Promise.reject(new Error('gone'));
    const facts = createContentCache({
      provider: dispatcher,
      origin: 'http://provider',
      now: () => now,
      readText: failing,
    });
    expect((await facts.help('mn'))?.[0]?.items[0]?.answer).toBe('');
  });

  it('[WEB-3] is the only part of the server that reads HTML, on its own thread', () => {
    const server = new URL('../', import.meta.url);
    const reading = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) && readFileSync(new URL(file, server), 'utf8').includes("'@aylal/html'"),
    );
    expect(reading).toEqual(['content/html-to-text-worker.ts']);
  });
});
