/** Widths in px: of every node from left to right, of "Other", of the room there is, and the gap between neighbours. */
export interface MenuRoom {
  readonly nodes: readonly number[];
  readonly other: number;
  readonly room: number;
  readonly gap: number;
  /** "Other" holds entries of its own and is there in any case. */
  readonly otherStays: boolean;
}

/** How many nodes stay in the bar; the rest folds into "Other" from the right and nothing wraps (SHELL-10, GAP-69). */
export function foldMenu({ nodes, other, room, gap, otherStays }: MenuRoom): number {
  const widthOf = (count: number, withOther: boolean) => {
    const parts = [...nodes.slice(0, count), ...(withOther ? [other] : [])];
    return parts.reduce((sum, width) => sum + width, 0) + Math.max(0, parts.length - 1) * gap;
  };
  if (widthOf(nodes.length, otherStays) <= room) return nodes.length;
  for (let count = nodes.length - 1; count > 0; count -= 1) if (widthOf(count, true) <= room) return count;
  return 0;
}
