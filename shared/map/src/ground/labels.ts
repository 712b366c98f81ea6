/** Where names stand already: one that would cover another is left out. */
export interface Labels {
  /** Whether a text of this box, in pixels around its middle, has room; then it is taken. */
  take(x: number, y: number, width: number, height: number): boolean;
}

interface Taken {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function createLabels({ width, height }: { readonly width: number; readonly height: number }): Labels {
  const taken: Taken[] = [];
  return {
    take: (x, y, across, down) => {
      const box = { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
      if (box.right < 0 || box.left > width || box.bottom < 0 || box.top > height) return false;
      const free = taken.every(
        (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
      );
      if (free) taken.push(box);
      return free;
    },
  };
}
