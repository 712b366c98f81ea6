/** What the page itself tells, in ms since it was asked for. */
export interface PageMarks {
  timeOrigin: number;
  firstPaint: number | null;
  largestPaint: number | null;
  largestElement: string;
  /** The first offer's button stands in the document. */
  cardSeen: number | null;
  /** A frame with that button, laid out, was painted: a customer sees it. */
  contentVisible: number | null;
  /** A tap on that button is answered by the app, that frame was painted, and the page has taken up a task again. */
  selectable: number | null;
  layoutShift: number;
  longestTask: number;
  blockedMs: number;
}

declare global {
  interface Window {
    __BENCH?: PageMarks;
  }
}

/**
 * Runs in the page before any script of ours. A page that came rendered shows a button long before its script answers a tap on it, so "a result can be clicked"
 * is asked in every frame, by the same rule for every peer: the page says itself that its listener is in place (`data-answers` on the document, where there is no React), or React, asked with an
 * event that no browser and no component here ever sends (`animationiteration`), hands it to a listener lent to that very button beside its own `onClick`. React does so
 * from the moment when the button belongs to a tree that stands; while it is still being taken over the event leads nowhere, and a tap would too.
 */
export function markPage(): void {
  const marks: PageMarks = {
    timeOrigin: performance.timeOrigin,
    firstPaint: null,
    largestPaint: null,
    largestElement: '',
    cardSeen: null,
    contentVisible: null,
    selectable: null,
    layoutShift: 0,
    longestTask: 0,
    blockedMs: 0,
  };
  window.__BENCH = marks;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    marks.largestPaint = entry.startTime;
    marks.largestElement = element ? `${element.localName}: ${(element.textContent ?? '').slice(0, 40)}` : '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) marks.layoutShift += value;
  });
  observe('longtask', ({ duration }) => {
    marks.longestTask = Math.max(marks.longestTask, duration);
    marks.blockedMs += duration - 50;
  });
  const firstButton = () => document.querySelector('main article button[aria-label]');
  const observer = new MutationObserver(() => {
    if (!firstButton()) return;
    marks.cardSeen = performance.now();
    observer.disconnect();
    requestAnimationFrame(look);
  });
  observer.observe(document, { childList: true, subtree: true });

  function look(): void {
    const button = firstButton();
    const { width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    if (button && width > 0 && height > 0) {
      if (marks.contentVisible === null) afterFrame('contentVisible');
      if (answers(button)) return afterFrame('selectable');
    }
    requestAnimationFrame(look);
  }

  function answers(button: Element): boolean {
    if (document.documentElement.hasAttribute('data-answers')) return true;
    const key = Object.keys(button).find((name) => name.startsWith('__reactProps$'));
    const props = key && (button as unknown as Record<string, Record<string, unknown>>)[key];
    if (!props || typeof props['onClick'] !== 'function') return false;
    let answered = false;
    props['onAnimationIteration'] = () => {
      answered = true;
    };
    button.dispatchEvent(new Event('animationiteration', { bubbles: true }));
    delete props['onAnimationIteration'];
    return answered;
  }

  function afterFrame(mark: 'contentVisible' | 'selectable'): void {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      marks[mark] ??= performance.now();
    };
    channel.port2.postMessage(null);
  }
}
