import { formFaults } from '@aylal/forms';

/** The id of the control of a field. */
export function passengerFieldId(field: string): string {
  return `passenger-${field}`;
}

/** Takes the customer to the first refused field, or to the first control of the group that it names. */
export function focusFirstFault(errors: object): void {
  const [first] = formFaults(errors);
  if (!first) return;
  const place = document.getElementById(passengerFieldId(first.path));
  const control = place?.matches('input, select, button') ? place : place?.querySelector<HTMLElement>('input, button');
  control?.focus();
}
