import { useLayoutEffect, useRef, useState } from 'react';
import { foldMenu } from './fold-menu.ts';

/** Gap between neighbours of the bar, as its style says. */
const gapPx = 4;

/** Measures the bar and says how many of `count` nodes fit. Until it is measured, and on a server, all of them do. */
export function useFold(count: number, otherStays: boolean) {
  const navRef = useRef<HTMLElement>(null);
  const rulerRef = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const nav = navRef.current;
    const ruler = rulerRef.current;
    if (!nav || !ruler) return undefined;
    const measure = () => {
      const widths = [...ruler.children].map((child) => child.getBoundingClientRect().width);
      const other = widths.at(-1) ?? 0;
      if (nav.clientWidth > 0)
        setFitting(foldMenu({ nodes: widths.slice(0, -1), other, room: nav.clientWidth, gap: gapPx, otherStays }));
      else setFitting(count);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(nav);
    for (const word of ruler.children) observer.observe(word);
    return () => observer.disconnect();
  }, [count, otherStays]);

  return { navRef, rulerRef, fitting };
}
