/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStyleCollector } from '../theme/collect-styles.tsx';
import { system } from '../theme/system.ts';
import { UiProvider } from '../ui-provider.tsx';
import { DialogPanel } from './dialog-parts.tsx';
import { DrawerPanel } from './drawer.tsx';

it.each([
  ['dialog', DialogPanel, 'sheetUp'],
  ['drawer', DrawerPanel, 'fadeIn'],
])('[CONST-06] the panel of a %s comes in 500 ms', (_, Panel, way) => {
  const collector = createStyleCollector();
  renderToString(
    <collector.Provider>
      <UiProvider locale="mn">
        <Panel />
      </UiProvider>
    </collector.Provider>,
  );
  expect(collector.styleElements()).toContain(`animation:${way} var(--aylal-durations-sheet)`);
  expect(system.token('durations.sheet')).toBe('500ms');
});
