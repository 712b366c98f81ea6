type KeyMove = { readonly zoom: 1 | -1 } | { readonly right: number; readonly down: number };

/** What keys do to a map that has the focus. */
export const keyMoves: Readonly<Record<string, KeyMove>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
};
