/** @jest-environment node */
import type { HostBuild } from './host-build.ts';
import {
  ownAddress,
  pageLeadingTo,
  pageOpening,
  pageRest,
  pageScriptElements,
  pageStart,
  type PageParts,
} from './render-page.ts';

const record = { main: ['main.js'], files: { 'main.js': { sha384: 'm', bytes: 1 } } };
const parts = (contentFirst: boolean): PageParts => ({
  locale: 'mn',
  head: { title: 'Нислэг', description: '', canonical: '/', kind: 'website', things: [] },
  publicUrl: 'https://aylal.mn',
  nonce: 'n',
  banner: '',
  noindex: false,
  fontSheet: '',
  fonts: [],
  build: { record } as unknown as HostBuild,
  scripts: [{ href: '/assets/first.js', integrity: 'sha384-f' }],
  early: [],
  contentFirst,
});
const rendering = { html: '<h1>Нислэг</h1>', styles: '<style></style>', queries: '{}' };
const places = (text: string) =>
  ['/assets/first.js', '/assets/main.js', '__SRI', '<h1>'].map((part) => text.indexOf(part));

describe('A page', () => {
  it('that the browser renders asks for its scripts in the head', () => {
    const start = pageStart(parts(false));
    expect(places(start)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), -1]);
    expect(places(start).slice(0, 3)).not.toContain(-1);
    const rest = pageRest(parts(false), { boot: {}, rendering: null, early: [], scriptsAsked: false, seen: null });
    expect(places(rest)).toEqual([-1, -1, -1, -1]);
  });

  it('that comes without content says what to do should its scripts not arrive; one with content does not', () => {
    const rest = { boot: {}, early: [], scriptsAsked: false, seen: null };
    expect(pageRest(parts(false), { ...rest, rendering: null })).toMatch(
      /<div id="aylal-late" role="alert" hidden.*<a href="".*<a href="tel:\+97618004444"/,
    );
    expect(pageRest(parts(true), { ...rest, rendering })).not.toContain('aylal-late');
  });

  it('that comes rendered asks for them after its content', () => {
    expect(places(pageStart(parts(true)))).toEqual([-1, -1, -1, -1]);
    const rest = pageRest(parts(true), { boot: {}, rendering, early: [], scriptsAsked: false, seen: null });
    const [first = -1, main = -1, hashes = -1, content = -1] = places(rest);
    expect(content).toBeGreaterThan(-1);
    expect(Math.min(first, main, hashes)).toBeGreaterThan(content);
  });

  it('whose rendering was long in coming asks for them only once', () => {
    expect(places(pageScriptElements(parts(true))).slice(0, 3)).not.toContain(-1);
    const rest = pageRest(parts(true), { boot: {}, rendering, early: [], scriptsAsked: true, seen: null });
    expect(places(rest).slice(0, 3)).toEqual([-1, -1, -1]);
  });

  it('that leads to another one says so to a browser without scripts, and starts none', () => {
    const page = pageLeadingTo('/mn/flights/results?_from=UBN&_to="><script>');
    expect(page).toMatch(
      /^<meta http-equiv="refresh" content="0;url=\/mn\/flights\/results\?_from=UBN&#38;_to=&#34;&#62;&#60;script&#62;"><\/head>/,
    );
    expect(page).toContain('<a href="/mn/flights/results?');
    expect(page).not.toContain('<script');
  });

  it('that leads to another one, with its scripts on the way, leaves it to them, and leads on by itself where none run', () => {
    const rest = { boot: {}, early: [], scriptsAsked: true, seen: null, rendering: null };
    const page = pageRest(parts(true), { ...rest, leadsTo: '/mn/flights' });
    expect(page).toMatch(/^<noscript><meta http-equiv="refresh" content="0;url=\/mn\/flights"><\/noscript><\/head>/);
    expect(page).toContain('id="aylal-boot"');
    expect(pageRest(parts(true), rest)).not.toContain('refresh');
  });

  it.each([
    ['/mn/flights?_from=UBN', '/mn/flights?_from=UBN'],
    ['/mn', '/mn'],
    ['/en/flights', undefined],
    ['//evil.example/mn', undefined],
    ['https://evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/mnemonic', undefined],
    [undefined, undefined],
  ])('follows a release to pages of ours alone: %s', (said, address) => {
    expect(ownAddress(said, 'mn')).toBe(address);
  });

  it('asks for scripts only where nothing can be done without them', () => {
    const rest = { boot: {}, early: [], scriptsAsked: false, seen: null };
    expect(pageRest(parts(false), { ...rest, rendering: null })).toContain(
      '<noscript><p style="padding:16px">Энэ хуудсыг ажиллуулахын тулд',
    );
    expect(pageRest(parts(true), { ...rest, rendering })).toContain(
      '<noscript><p style="padding:16px">Энэ хуудасны зарим үйлдэлд',
    );
  });

  it('that could not be rendered this time asks for itself again where no scripts run', () => {
    const rest = { boot: {}, early: [], scriptsAsked: false, seen: null, rendering: null };
    expect(pageRest(parts(true), { ...rest, asksAgain: true })).toMatch(
      /^<noscript><meta http-equiv="refresh" content="5"><\/noscript><\/head>/,
    );
    expect(pageRest(parts(true), rest)).not.toContain('refresh');
  });

  describe('whose first sight went ahead', () => {
    const seen = { html: '<main><h1>Нислэг</h1>', tail: '</main>', styles: '<style>first</style>' };
    const whole = {
      html: '<main><h1>Нислэг</h1><ol></ol></main>',
      styles: '<style>first</style><style>rest</style>',
      queries: '{}',
    };
    const rest = (rendering: typeof whole | null) =>
      pageRest(parts(true), { boot: {}, rendering, early: [], scriptsAsked: false, seen });

    it('goes on where that ended, with the styles that were not in it', () => {
      const start = pageOpening(parts(true), seen);
      expect(start).toMatch(/<style>first<\/style><\/head><body>.*<div id="root"><main><h1>Нислэг<\/h1>$/s);
      expect(rest(whole)).toMatch(
        /^<style>rest<\/style><script nonce="n">[^<]*<\/script><ol><\/ol><\/main><\/div><noscript>/,
      );
    });

    it('ends there when nothing more comes: the browser renders it', () => {
      expect(rest(null)).toMatch(/^<\/main><\/div><noscript>/);
      expect(rest(null)).not.toContain('aylal-queries');
    });
  });
});
