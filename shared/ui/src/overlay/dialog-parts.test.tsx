/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCollector } from '../theme/collect-styles.tsx';
import { uiSystem } from '../theme/system.ts';
import { UiProvider } from '../ui-provider.tsx';
import { DialogPanel, DialogRoot } from './dialog-parts.tsx';
import { DrawerPanel } from './drawer.tsx';
import { loadUiTexts } from '../texts/ui-texts.tsx';

beforeAll(() => loadUiTexts('mn'));

function stylesOf(part: ReactNode): string {
  const collector = createStyleCollector();
  renderToString(
    <collector.Provider>
      <UiProvider locale="mn">{part}</UiProvider>
    </collector.Provider>,
  );
  return collector.styleElements();
}

it.each([
  ['dialog', <DialogPanel key="dialog" />, 'sheetUp'],
  ['drawer', <DrawerPanel key="drawer" />, 'fadeIn'],
])('[CONST-06] the panel of a %s comes in 500 ms', (_, panel, way) => {
  expect(stylesOf(panel)).toContain(`animation:${way} var(--aylal-durations-sheet)`);
  expect(uiSystem().token('durations.sheet')).toBe('500ms');
});

it('a sheet and a dialog share one z-index, so that the one opened last is on top', () => {
  const zIndexes = [<DialogRoot key="dialog" />, <DialogRoot key="sheet" kind="sheet" />].map((root) =>
    stylesOf(root).match(/z-index:[^;]+/g),
  );
  expect(zIndexes).toEqual([['z-index:var(--aylal-z-index-dialog)'], ['z-index:var(--aylal-z-index-dialog)']]);
});
