/** Tögrög as they are typed, with or without commas and spaces; null for what is no whole number above zero. */
export function readAmount(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}
