/** What the page itself tells, in ms since it was asked for. */
export interface PageMarks {
  timeOrigin: number;
  firstPaint: number | null;
  largestPaint: number | null;
  largestElement: string;
  /** What is asked is in the document. */
  cardSeen: number | null;
  /** A frame with it, laid out, was painted: a customer sees it. */
  contentVisible: number | null;
  /** A tap on it leads where it should, whether a script or the browser sees to it: for a link that is as soon as it is seen. */
  usable: number | null;
  /** A tap on it is answered by the app, that frame was painted, and the page has taken up a task again. */
  selectable: number | null;
  layoutShift: number;
  longestTask: number;
  blockedMs: number;
}

/** What a page is asked: the first element of this selector, and whether it answers a tap. */
export interface Asked {
  readonly target: string;
  readonly taps: boolean;
}

declare global {
  interface Window {
    __BENCH?: PageMarks;
  }
}

/**
 * Runs in the page before any script of ours. A page that came rendered shows a button long before its script answers a tap on it, so "a result can be clicked"
 * is asked in every frame, by the same rule for every peer: the page says itself that its listener is in place (`data-answers` on the document, where there is no React), or React hands an
 * event that no component here listens to (`copy`) to a listener added to that very button beside its own `onClick` (a radio's `onChange`). To React that event weighs as much as a tap: what it reaches is hydrated
 * there and then, from the moment when the script that does so runs; before that the event leads nowhere, and a tap would too. So these are loads of a customer who taps from the first sight of the button on, and
 * their longest task is one under taps. Of one who reads (`taps` is false) nothing is asked.
 */
export function markPage({ target, taps }: Asked): void {
  const marks: PageMarks = {
    timeOrigin: performance.timeOrigin,
    firstPaint: null,
    largestPaint: null,
    largestElement: '',
    cardSeen: null,
    contentVisible: null,
    usable: null,
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
  const first = () => document.querySelector(target);
  const observer = new MutationObserver(() => {
    if (!first()) return;
    marks.cardSeen = performance.now();
    observer.disconnect();
    requestAnimationFrame(look);
  });
  observer.observe(document, { childList: true, subtree: true });

  function look(): void {
    const button = first();
    const { width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    if (button && width > 0 && height > 0) {
      if (marks.contentVisible === null) afterFrame('contentVisible');
      if (marks.usable === null && button.matches('a[href]')) afterFrame('usable');
      if (!taps) return;
      if (answers(button)) {
        afterFrame('usable');
        return afterFrame('selectable');
      }
    }
    requestAnimationFrame(look);
  }

  function answers(button: Element): boolean {
    if (document.documentElement.hasAttribute('data-answers')) return true;
    ask(button);
    const key = Object.keys(button).find((name) => name.startsWith('__reactProps$'));
    const props = key && (button as unknown as Record<string, Record<string, unknown>>)[key];
    if (!props || !['onClick', 'onChange'].some((name) => typeof props[name] === 'function')) return false;
    let answered = false;
    props['onCopy'] = () => {
      answered = true;
    };
    ask(button);
    delete props['onCopy'];
    return answered;
  }

  function ask(button: Element): void {
    button.dispatchEvent(new Event('copy', { bubbles: true }));
  }

  function afterFrame(mark: 'contentVisible' | 'usable' | 'selectable'): void {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      marks[mark] ??= performance.now();
    };
    channel.port2.postMessage(null);
  }
}
