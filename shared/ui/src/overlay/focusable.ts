const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [contenteditable=""], [contenteditable="true"], [tabindex]';

/** The elements Tab would visit inside `root`, in order: shown ones, and of a group of radios the one that has its place. */
export function tabbableIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert], [hidden], details:not([open]) > :not(summary)') &&
      stopOf(element) === element &&
      isShown(element),
  );
}

/** Keeps Tab inside `root`; call it from keydown. */
export function keepTabInside(root: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const stops = tabbableIn(root);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const focused = document.activeElement;
  const active = focused instanceof HTMLElement ? stopOf(focused) : focused;
  const leaving = event.shiftKey ? active === first || active === root : active === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Radios of one name are one stop: the checked one, or the first while none is. */
function stopOf(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return element;
  const scope = element.form ?? element.ownerDocument;
  const group = [...scope.querySelectorAll<HTMLInputElement>('input[type="radio"]:not([disabled])')].filter(
    ({ name }) => name === element.name,
  );
  return group.find(({ checked }) => checked) ?? group[0] ?? element;
}

/** Style sheets hide what a breakpoint has no room for; Tab passes over it. */
function isShown(element: HTMLElement): boolean {
  if (getComputedStyle(element).visibility === 'hidden') return false;
  for (let box: HTMLElement | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).display === 'none') return false;
  return true;
}
