import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { Button, loadUiTexts, Text, UiProvider } from '../index.ts';
import { hydratedStyles, hydratedStylesMark } from './hydrated-styles.tsx';

beforeAll(() => loadUiTexts('mn'));

const page = (more = false) => (
  <UiProvider locale="mn">
    <Text>Аялал</Text>
    <Button>Хайх</Button>
    {more && <Text tone="muted">Шинэ</Text>}
  </UiProvider>
);

/** The page as text, and the names of its rules, globals among them. */
function rendered() {
  const cache = createCache({ key: 'css' });
  const names: string[] = [];
  cache.insert = (_selector, { name }) => void names.push(name);
  const { container, unmount } = render(<CacheProvider value={cache}>{page()}</CacheProvider>);
  const html = container.innerHTML;
  unmount();
  return { html, names };
}

const rules = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map((rule) => rule.cssText);

it('leaves the styles of a rendered page where they stand, adds none of them again, and adds new ones', () => {
  const { html, names } = rendered();
  const before = rules();
  document.head.insertAdjacentHTML('afterbegin', `<style ${hydratedStylesMark}="${names.join(' ')}"></style>`);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const given = document.querySelector(`[${hydratedStylesMark}]`);
  const root = document.getElementById('root') as HTMLElement;
  const Styles = hydratedStyles(document);
  const { rerender } = render(<Styles>{page()}</Styles>, { container: root, hydrate: true });
  expect(rules()).toEqual(before);

  rerender(<Styles>{page(true)}</Styles>);
  const added = rules().filter((rule) => !before.includes(rule));
  expect(added.length).toBeGreaterThan(0);
  for (const rule of added) expect(rule).toContain(`.${root.lastElementChild?.className.split(' ').at(-1)}`);
  expect(document.head.firstElementChild).toBe(given);
});

it('works out no global styles where a page came with styles, and writes them where it came without', () => {
  document.head.innerHTML = `<style ${hydratedStylesMark}="a-rule"></style>`;
  const Given = hydratedStyles(document);
  const { unmount } = render(<Given>{page()}</Given>);
  expect(rules().length).toBeGreaterThan(0);
  expect(rules().filter((rule) => rule.includes('@layer reset'))).toEqual([]);
  unmount();

  document.head.innerHTML = '';
  const Bare = hydratedStyles(document);
  render(<Bare>{page()}</Bare>);
  expect(rules().filter((rule) => rule.includes('@layer reset'))).not.toEqual([]);
});
