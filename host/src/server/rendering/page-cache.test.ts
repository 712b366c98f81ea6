/** @jest-environment node */
import { createPageCache } from './page-cache.ts';

function open() {
  let time = 0;
  const pages = createPageCache<string>({ forMs: 20_000, mostBytes: 1000, now: () => time });
  return { pages, wait: (ms: number) => (time += ms) };
}

describe('Cached pages', () => {
  it('are there for their time and not longer', () => {
    const { pages, wait } = open();
    pages.set('/mn', 'home', 100);
    wait(19_999);
    expect(pages.get('/mn')).toBe('home');
    wait(1);
    expect(pages.get('/mn')).toBeUndefined();
  });

  it('give way, the one asked for least lately first, when they are too many bytes', () => {
    const { pages } = open();
    for (const name of ['a', 'b', 'c']) pages.set(name, name, 400);
    expect(['a', 'b', 'c'].map((name) => pages.get(name))).toEqual([undefined, 'b', 'c']);
    pages.set('large', 'large', 2000);
    expect(['b', 'c', 'large'].map((name) => pages.get(name))).toEqual(['b', 'c', undefined]);
  });

  it('may be of no size, as a page is that only leads elsewhere', () => {
    const { pages } = open();
    pages.set('/mn/flights', 'leads on', 0);
    expect(pages.get('/mn/flights')).toBe('leads on');
  });

  it('count once when they are cached again', () => {
    const { pages } = open();
    pages.set('b', 'b', 500);
    for (let turn = 0; turn < 5; turn += 1) pages.set('a', 'a', 400);
    expect(pages.get('b')).toBe('b');
  });
});
