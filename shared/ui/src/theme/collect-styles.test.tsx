/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Button, loadUiTexts, Text, UiProvider } from '../index.ts';
import { createStyleCollector } from './collect-styles.tsx';

beforeAll(() => loadUiTexts('mn'));

it('gives the styles of a render apart from its elements, each marked with the names that it holds', () => {
  const collector = createStyleCollector();
  const html = renderToString(
    <collector.Provider>
      <UiProvider locale="mn">
        <Text>Аялал</Text>
        <Button>Хайх</Button>
      </UiProvider>
    </collector.Provider>,
  );
  expect(html).not.toContain('<style');
  const styles = collector.styleElements();
  const [, name = 'none'] = /class="[^"]*css-([a-z0-9]+)/.exec(html) ?? [];
  expect(styles).toMatch(new RegExp(`^<style data-aylal-styles="[^"]*${name}`));
  expect(styles).toContain(`.css-${name}{`);
  expect(styles.indexOf('@layer')).toBeLessThan(styles.indexOf(`.css-${name}{`));
});

it('gives what has come since it was asked last', () => {
  const collector = createStyleCollector();
  const render = (strong: boolean) =>
    renderToString(
      <collector.Provider>
        <UiProvider locale="mn">
          <Text strong={strong}>Аялал</Text>
        </UiProvider>
      </collector.Provider>,
    );
  render(false);
  expect(collector.styleElements()).toContain('@layer');
  render(true);
  const more = collector.styleElements();
  expect(more).toMatch(/^<style data-aylal-styles="[a-z0-9-]+">.*font-weight/);
  expect(more).not.toContain('@layer reset');
});

it('knows nothing of another render', () => {
  expect(createStyleCollector().styleElements()).toBe('<style data-aylal-styles=""></style>');
});
