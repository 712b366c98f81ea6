/** Takes the customer to a refused field. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
