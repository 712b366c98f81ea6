/** The id of the control of a form path, for links of the error summary. */
export function fieldId(path: string): string {
  return `booking-${path.replaceAll('.', '-')}`;
}

/** Puts the focus on the control of a path, or on the first one inside when the path names a group. */
export function focusField(path: string): void {
  const place = document.getElementById(fieldId(path));
  const control = place?.matches('input, select, button')
    ? place
    : place?.querySelector<HTMLElement>('input, select, button');
  control?.focus();
  place?.scrollIntoView({ block: 'center' });
}
