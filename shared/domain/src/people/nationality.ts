/** `Mongolia (MN)`: the name with the two-letter code in brackets (ACCT-02). */
export function nationalityText(name: string, code: string): string {
  return `${name} (${code})`;
}

/** The last two-letter code in round or square brackets, raised; MN when there is none (FLIGHT-05, GAP-85). */
export function nationalityCode(text: string | null | undefined): string {
  const codes = [...(text ?? '').matchAll(/\(\s*([A-Za-z]{2})\s*\)|\[\s*([A-Za-z]{2})\s*\]/g)];
  const last = codes.at(-1);
  return (last?.[1] ?? last?.[2] ?? 'MN').toUpperCase();
}

/** The leading one or two letters of a code, else an empty text (ENT-03, GAP-40). */
export function leadingLetters(code: string): string {
  return /^[A-Za-z]{1,2}/.exec(code)?.[0] ?? '';
}
