import type { DataRouter } from 'react-router';
import { prefetchSeen } from './prefetch-seen.ts';

const links = ['a', 'b', 'c', 'd'].map((name) => `<a href="/mn/${name}">${name}</a>`).join('');

/** A page on which every link is in sight; layout itself is tested in a browser (`prefetch.spec.ts`). */
function open(connection: object, answers: Readonly<Record<string, boolean | null>> = {}) {
  document.body.innerHTML = `<main>${links}</main>`;
  for (const link of document.querySelectorAll('a'))
    link.getBoundingClientRect = () => ({ top: 10, bottom: 30, height: 20 }) as DOMRect;
  const later: (() => void)[] = [];
  const page = Object.create(window, {
    navigator: { value: { connection } },
    document: { value: document },
    location: { value: window.location },
    innerHeight: { value: 800 },
    setTimeout: { value: (act: () => void) => later.push(act) },
    clearTimeout: { value: () => void later.splice(0) },
    requestIdleCallback: { value: (act: () => void) => act() },
  }) as Window;
  const asked: string[] = [];
  const state = { location: { pathname: '/mn' }, navigation: { state: 'idle' } };
  const heard: (() => void)[] = [];
  const router = { state, subscribe: (listen: () => void) => heard.push(listen) } as unknown as DataRouter;
  prefetchSeen(page, router, ({ pathname }) => {
    asked.push(pathname);
    return pathname in answers ? (answers[pathname] ?? null) : true;
  });
  const stay = () => {
    for (const act of later.splice(0)) act();
    return asked.splice(0);
  };
  const go = (pathname: string, is = 'idle') => {
    Object.assign(state, { location: { pathname }, navigation: { state: is } });
    for (const listen of heard) listen();
  };
  return { stay, go };
}

describe('What is fetched for a visitor who stays on a page', () => {
  it('is the code of two pages in sight', () => {
    expect(open({}).stay()).toEqual(['/mn/a', '/mn/b']);
  });

  it('passes over pages that are there already, and those of no remote', () => {
    expect(open({}, { '/mn/a': false, '/mn/b': null }).stay()).toEqual(['/mn/a', '/mn/b', '/mn/c', '/mn/d']);
  });

  it('is asked for once on each page, when it has come', () => {
    const { stay, go } = open({});
    expect(stay()).toHaveLength(2);
    go('/mn/hotels', 'loading');
    expect(stay()).toEqual([]);
    go('/mn/hotels');
    go('/mn/hotels');
    expect(stay()).toHaveLength(2);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }])(
    'is nothing with %j',
    (connection) => {
      expect(open(connection).stay()).toEqual([]);
    },
  );
});
