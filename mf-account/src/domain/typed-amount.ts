/** The amount of money that somebody typed, with the marks that people put into one; undefined for nothing, NaN for what is no amount. */
export function typedAmount(text: string): number | undefined {
  const plain = text.replace(/[\s,'₮]/g, '');
  if (plain === '') return undefined;
  return /^[-+]?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
