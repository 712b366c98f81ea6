/** Takes the focus to a heading, or to what has none, without moving the page. */
export function focusHeading(within: HTMLElement): void {
  const target = within.querySelector<HTMLElement>('h1') ?? within;
  focusQuietly(target);
}

/** Gives the focus to an element that has no place in the tab order. */
export function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
