/** The id of the control of a form path, for links of the error summary. */
export function fieldId(path: string): string {
  return `booking-${path.replaceAll('.', '-')}`;
}
