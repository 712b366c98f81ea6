import { cartChanged, createEventBus } from '@aylal/shell';
import { mostEvents, recordEvents } from './event-history.ts';
import { panelTable } from './panel-table.ts';
import { releaseRows } from './release-rows.ts';
import { shareRows } from './share-rows.ts';

describe('The releases of a page', () => {
  it('are one row for each remote, with the last outcome of those that were loaded', () => {
    const rows = releaseRows({
      remotes: ['mf-hotels', 'mf-flights', 'mf-account'],
      releaseOf: (remote) => ({ 'mf-flights': '1.1.0+bb', 'mf-account': '2.0.0+aa' })[remote] ?? '',
      reports: [
        { outcome: 'failed', id: 'mf-flights', release: '1.2.0+cc', ms: 4000.4, reason: 'entry' },
        { outcome: 'last-good', id: 'mf-flights', release: '1.1.0+bb', ms: 120.6 },
        { outcome: 'render-error', id: 'mf-account', release: '2.0.0+aa', ms: 0, reason: 'render' },
      ],
      files: ['https://shop.example/assets/main.js', 'https://files.example/releases/mf-flights/1.1.0+bb/entry.js'],
    });
    expect(rows).toEqual([
      { remote: 'mf-flights', version: '1.1.0+bb', origin: 'https://files.example', state: 'last-good', ms: 121 },
      { remote: 'mf-account', version: '2.0.0+aa', origin: '', state: 'render-error: render', ms: 0 },
      { remote: 'mf-hotels', version: '', origin: '', state: 'not loaded', ms: null },
    ]);
  });

  it('share modules of the host, each with those that took it', () => {
    const scope = {
      react: { '19.3.1': { loaded: 1, useIn: ['mf_flights'] } },
      '@aylal/ui/journey': { '4.0.0': {} },
    };
    expect(shareRows(scope)).toEqual([
      { name: '@aylal/ui/journey', version: '4.0.0', loaded: false, takenBy: [] },
      { name: 'react', version: '19.3.1', loaded: true, takenBy: ['mf_flights'] },
    ]);
  });

  it('hear of events: of the last one before the panel came, and of so many after it', () => {
    const bus = createEventBus({ onError: () => undefined });
    bus.publish(cartChanged, { count: 0 });
    let changes = 0;
    const at = new Date('2026-11-21T00:00:00.000Z');
    const rows = recordEvents(
      bus,
      () => at,
      () => (changes += 1),
    );
    expect(rows()).toEqual([{ at, event: 'cart/changed@1', payload: '{"count":0}' }]);
    for (let count = 1; count <= mostEvents; count += 1) bus.publish(cartChanged, { count });
    expect(rows()).toHaveLength(mostEvents);
    expect(rows()[0]?.payload).toBe(`{"count":${mostEvents}}`);
    expect(changes).toBe(mostEvents + 1);
  });

  it('are shown as text, whatever they hold', () => {
    const table = panelTable(document, 'Events', ['Payload'], [['<img src=x>']]);
    expect(table.querySelector('img')).toBeNull();
    expect(table.textContent).toContain('<img src=x>');
    expect(panelTable(document, 'Events', ['Payload'], []).textContent).toContain('none yet');
  });
});
