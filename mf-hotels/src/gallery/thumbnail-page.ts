/** MODAL-17: so many in one view. */
export const thumbnailsInView = 5;

/** The pictures in view beside the one that is shown: it is in the middle where there are enough on both sides. */
export function thumbnailPage<T>(items: readonly T[], place: number): { item: T; index: number }[] {
  const last = Math.max(0, items.length - thumbnailsInView);
  const start = Math.min(last, Math.max(0, place - Math.floor(thumbnailsInView / 2)));
  return items.slice(start, start + thumbnailsInView).map((item, at) => ({ item, index: start + at }));
}
