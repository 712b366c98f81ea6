const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

/** The elements Tab would visit inside `root`, in order. */
export function tabbableIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert], [hidden]'),
  );
}

/** Keeps Tab inside `root`; call it from keydown. */
export function keepTabInside(root: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const stops = tabbableIn(root);
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const leaving = event.shiftKey ? active === first || active === root : active === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
