/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Button, Dialog, loadUiTexts, StatusView, ToastViewport, UiProvider } from './index.ts';
import { SkyHero } from './primitives-entry.ts';
import { Combobox, DateRangeField } from './journey-entry.ts';

beforeAll(() => loadUiTexts('mn'));

describe('on the server', () => {
  it('renders parts without a window', () => {
    const html = renderToString(
      <UiProvider locale="mn">
        <SkyHero>
          <h1>Хаашаа аялах вэ?</h1>
        </SkyHero>
        <Combobox label="Хаашаа" value={null} onSelect={() => {}} onType={() => {}} state="idle" groups={[]} />
        <DateRangeField
          label="Өдөр"
          today="2026-11-21"
          value={{ start: '2026-12-19', end: null }}
          onChange={() => {}}
        />
        <StatusView kind="resting" title="Түр ажиллахгүй байна" phone />
        <Button>Хайх</Button>
        <ToastViewport items={[]} onClose={() => {}} />
        <Dialog open onClose={() => {}} title="Цонх">
          x
        </Dialog>
      </UiProvider>,
    );
    expect(html).toContain('Хаашаа аялах вэ?');
    expect(html).toContain('12/19, Бя');
    expect(html).not.toContain('Цонх');
  });
});
