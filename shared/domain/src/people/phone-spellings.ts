/** A phone number as it is dialled from abroad. */
export interface DialledPhone {
  /** Digits without plus, such as `976`. */
  readonly dialCode: string;
  /** The digits after it, without what is dialled only within the country. */
  readonly national: string;
}

/** Countries whose numbers keep their leading zero abroad: Italy, San Marino, the Vatican. */
const keepsZero: readonly string[] = ['39', '378', '379'];

/** What people put before a number of this length although the dial code says it: the dial code once more, or the digit of long-distance calls. */
const needless: Readonly<Record<string, { readonly before: readonly string[]; readonly length: number }>> = {
  '976': { before: ['976'], length: 8 },
  '7': { before: ['7', '8'], length: 10 },
  '1': { before: ['1'], length: 10 },
};

/** One number for all ways in which it is typed: without a leading `00`, the zero of calls within the country, and a dial code that is said twice. Digits only are expected. */
export function dialledPhone(dialCode: string, typed: string): DialledPhone {
  const abroad = `00${dialCode}`;
  const digits = dialCode !== '' && typed.startsWith(abroad) ? typed.slice(abroad.length) : typed;
  const national = keepsZero.includes(dialCode) ? digits : digits.replace(/^0+(?=\d)/, '');
  const { before = [], length = 0 } = needless[dialCode] ?? {};
  const extra = before.find((digit) => national.startsWith(digit) && national.length === digit.length + length);
  return { dialCode, national: extra === undefined ? national : national.slice(extra.length) };
}

/** Every spelling, dial code and number in one, under which this number may have been written down before it had one; the right one first. */
export function phoneSpellings({ dialCode, national }: DialledPhone): readonly string[] {
  const zero = keepsZero.includes(dialCode) ? [] : ['0'];
  const before = ['', ...zero, `00${dialCode}`, ...(needless[dialCode]?.before ?? [])];
  return before.map((extra) => `${dialCode}${extra}${national}`);
}
