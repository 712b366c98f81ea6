import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@aylal/domain/language';

interface Texts {
  readonly 'wrong amount': string;
  readonly refund: { readonly unsuccesful: string };
}
const textsOf = (locale: string) => JSON.parse(readFileSync(join(__dirname, `${locale}.json`), 'utf8')) as Texts;

describe('[GAP-62] Texts that the specification quotes', () => {
  it.each(locales)(
    '[VALID-47.2] [ERR-19.2] are message keys, letter for letter, with a sentence of their own in %s',
    (locale) => {
      const { 'wrong amount': amount, refund } = textsOf(locale);
      expect(amount).toMatch(/\p{Letter}/u);
      expect(refund.unsuccesful).toContain('{{message}}');
      expect([amount, refund.unsuccesful].join(' ')).not.toMatch(/wrong amount|unsuccesful/);
    },
  );
});
