/** The id of the control of a form path, for labels and the links of the summary. */
export function fieldId(path: string): string {
  return `bus-booking-${path.replaceAll('.', '-')}`;
}
