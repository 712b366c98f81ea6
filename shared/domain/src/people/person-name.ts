/** A name as it is sent: no hyphen, no outer blanks (VALID-05). */
export function nameForSending(name: string): string {
  return name.replaceAll('-', '').trim();
}
