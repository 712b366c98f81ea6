/** Up to here, in tögrög, one person may give a customer money by their own judgement; above it a second one has to agree. */
export const goodwillAlone = 100_000;

/** Whether a second person has to agree (four eyes). */
export function needsSecondPerson(amount: number): boolean {
  return amount > goodwillAlone;
}

/** How much may still be given for an order: all of it together is never more than the order costs. `given` counts what waits for a second person too. */
export function goodwillLeft({ total, given }: { readonly total: number; readonly given: number }): number {
  return Math.max(total - given, 0);
}
