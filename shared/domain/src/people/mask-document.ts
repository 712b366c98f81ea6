/** The first and the last two characters, three asterisks between: enough for the owner to recognise it. Of four characters and fewer nothing is shown. */
export function maskDocument(number: string): string {
  const letters = [...number];
  if (letters.length <= 4) return '***';
  return `${letters[0]}***${letters.slice(-2).join('')}`;
}

/** The same of a register number, which is sent in Latin letters: its owner knows it by the Cyrillic ones that travel beside it (GAP-20). */
export function maskRegister(number: string, letters = ''): string {
  return maskDocument(letters === '' ? number : letters + number.slice(2));
}
