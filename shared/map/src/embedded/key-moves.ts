import type { KeyboardEvent } from 'react';

type KeyMove = { readonly zoom: 1 | -1 } | { readonly right: number; readonly down: number };

/** What keys do to a map that has the focus. */
const keyMoves: Readonly<Record<string, KeyMove>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
};

/** Moves a map by a key that means a move; leaves every other key, and those with Ctrl, ⌘ or Alt, to the page. */
export function moveByKey(
  event: KeyboardEvent,
  { pan, zoom }: { pan: (right: number, down: number) => void; zoom: (steps: number) => void },
): void {
  const wish = keyMoves[event.key];
  if (!wish || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if ('zoom' in wish) zoom(wish.zoom);
  else pan(wish.right, wish.down);
}
