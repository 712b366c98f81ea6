import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A month counts once it reaches this far up: what is above it is on its way out. */
const margin = '-30% 0px 0px 0px';

/** Tells the first month in view of a list that scrolls; months carry `data-month`. */
export function useMonthInView(
  frameRef: RefObject<HTMLElement | null>,
  scrolls: boolean,
  onMonth: ((month: string) => void) | undefined,
): void {
  useEffect(() => {
    if (!scrolls || !onMonth || !frameRef.current) return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const month = target.getAttribute('data-month') ?? '';
          if (isIntersecting) inView.add(month);
          else inView.delete(month);
        }
        const [first] = [...inView].toSorted();
        if (first) onMonth(first);
      },
      { rootMargin: margin },
    );
    for (const month of frameRef.current.querySelectorAll('[data-month]')) observer.observe(month);
    return () => observer.disconnect();
  }, [frameRef, scrolls, onMonth]);
}
