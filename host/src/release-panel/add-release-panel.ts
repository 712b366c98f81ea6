import type { EventBus } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import type { LoadReport } from '../remotes/report-load.ts';
import { recordEvents } from './event-history.ts';
import { panelTable } from './panel-table.ts';
import { releaseRows } from './release-rows.ts';
import { shareRows, type ShareScope } from './share-rows.ts';

/** What the panel looks at. */
export interface InspectedPage {
  readonly page: Window & typeof globalThis;
  readonly remotes: readonly string[];
  readonly loader: Pick<RemoteLoader, 'releaseOf'>;
  readonly events: Pick<EventBus, 'subscribe'>;
  readonly now: () => Date;
  readonly shareScope: () => ShareScope;
}

/**
 * Puts a button into `place` that opens a panel for testers and developers, in English: the releases of this page, what they share, and the last events. It only looks: nothing of the
 * page changes.
 */
export function addReleasePanel(place: HTMLElement, inspected: InspectedPage): void {
  const { document } = inspected.page;
  const panel = document.createElement('dialog');
  panel.setAttribute('aria-label', 'Releases of this page');
  panel.style.cssText =
    "box-sizing:border-box;width:min(960px,100vw - 32px);max-height:calc(100vh - 64px);overflow:auto;padding:16px 20px;border:0;border-radius:12px;background:#241b2e;color:#fff;font:13px/20px 'Aylal Sans',system-ui,sans-serif";
  const close = button(document, 'Close', () => panel.close());
  const content = document.createElement('div');
  panel.append(content, close);
  const show = () => {
    if (panel.open) content.replaceChildren(...tables(inspected, events()));
  };
  const events = recordEvents(inspected.events, inspected.now, show);
  const open = button(document, 'Releases', () => {
    panel.showModal();
    show();
  });
  new inspected.page.PerformanceObserver(show).observe({ type: 'mark' });
  place.append(open);
  document.body.append(panel);
}

function tables(
  { page, remotes, loader, shareScope }: InspectedPage,
  events: ReturnType<ReturnType<typeof recordEvents>>,
) {
  const entries = (type: string) => page.performance.getEntriesByType(type);
  const rows = releaseRows({
    remotes,
    releaseOf: loader.releaseOf,
    reports: entries('mark').flatMap((mark) => reportOf(mark)),
    files: entries('resource').map(({ name }) => name),
  });
  const { document } = page;
  return [
    panelTable(
      document,
      'Remotes',
      ['Remote', 'Release', 'Origin', 'State', 'Load time'],
      rows.map(({ remote, version, origin, state, ms }) => [
        remote,
        version,
        origin,
        state,
        ms === null ? '' : `${ms} ms`,
      ]),
    ),
    panelTable(
      document,
      'Shared modules',
      ['Module', 'Version', 'Loaded', 'Taken by'],
      shareRows(shareScope()).map(({ name, version, loaded, takenBy }) => [
        name,
        version,
        loaded ? 'yes' : 'no',
        takenBy.join(', '),
      ]),
    ),
    panelTable(
      document,
      'Last events',
      ['Time', 'Event', 'Payload'],
      events.map(({ at, event, payload }) => [at.toISOString().slice(11, 19), event, payload]),
    ),
  ];
}

/** The report that a mark of `createLoadReporter` carries; other marks carry none. */
function reportOf(mark: PerformanceEntry): LoadReport[] {
  const detail: unknown = 'detail' in mark ? mark.detail : null;
  return isReport(detail) ? [detail] : [];
}

function isReport(value: unknown): value is LoadReport {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'release' in value;
}

function button(page: Document, text: string, act: () => void): HTMLButtonElement {
  const made = page.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.style.cssText =
    'min-height:32px;padding:0 12px;border:1px solid #ffffff99;border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer';
  made.addEventListener('click', act);
  return made;
}
