/** What the page itself tells, in ms since it was asked for. */
export interface PageMarks {
  timeOrigin: number;
  firstPaint: number | null;
  largestPaint: number | null;
  largestElement: string;
  /** The first offer's button stands in the document. */
  cardSeen: number | null;
  /** That button is laid out on the screen, a frame with it was painted, and the page is free to answer a tap. */
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
 * Runs in the page before any script of ours. "A result can be clicked" is the moment when the first offer's button is in the document and has a size,
 * the frame after that has been painted, and the page has taken up a task again: React listens at the root since before it rendered, so a tap that comes now
 * is answered (the bench taps and sees the address change).
 */
export function markPage(): void {
  const marks: PageMarks = {
    timeOrigin: performance.timeOrigin,
    firstPaint: null,
    largestPaint: null,
    largestElement: '',
    cardSeen: null,
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
  const look = () => {
    const button = document.querySelector('main article button[aria-label]');
    if (!button || marks.cardSeen !== null) return;
    marks.cardSeen = performance.now();
    observer.disconnect();
    const painted = () => {
      const { width, height } = button.getBoundingClientRect();
      if (width === 0 || height === 0) return void requestAnimationFrame(painted);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        marks.selectable = performance.now();
      };
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(painted);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}
