import { useRef, useState, type KeyboardEvent } from 'react';
import { stepInMap } from '../../domain/step-in-map.ts';

/** Walking over a map of seats by arrows: `active` alone is in the tab order; `ref` and `onKeyDown` go to the grid. */
export function useMapWalk(rows: readonly (readonly (number | null)[])[], first: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepInMap(rows, active, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    ref.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return { ref, active, setActive, onKeyDown };
}
