const longest = 16;

/** A reference as it is read to a person: a bank's long one is named by its end, as support asks for it. */
export function ledgerReference(reference: string): string {
  return reference.length > longest ? `…${reference.slice(-6)}` : reference;
}
