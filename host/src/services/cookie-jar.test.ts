import { createCookieJar } from './cookie-jar.ts';

/** A document whose cookies answer as a browser's do. */
function documentOf(cookie: () => string, protocol = 'https:') {
  const written: string[] = [];
  return {
    written,
    page: {
      location: { protocol },
      get cookie() {
        return cookie();
      },
      set cookie(value: string) {
        cookie();
        written.push(value);
      },
    },
  };
}
const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

describe('The cookies of a page', () => {
  it('[PERSIST-03] are read by their whole name and kept for a year', () => {
    const { page, written } = documentOf(() => 'x_tapa_currency=EUR; tapa_currency=USD');
    const jar = createCookieJar(page);
    expect([jar.read('tapa_currency'), jar.read('currency')]).toEqual(['USD', null]);
    jar.write('tapa_currency', 'CNY');
    expect(written).toEqual(['tapa_currency=CNY; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('[PERSIST-04] are partitioned in a frame over https, and Lax in one without it', () => {
    for (const [protocol, attributes] of [
      ['https:', 'SameSite=None; Partitioned; Secure'],
      ['http:', 'SameSite=Lax'],
    ] as const) {
      const { page, written } = documentOf(() => '', protocol);
      createCookieJar(page, { framed: true }).write('tapa_currency', 'CNY');
      expect(written).toEqual([`tapa_currency=CNY; Path=/; Max-Age=31536000; ${attributes}`]);
    }
  });

  it.each(['SecurityError', 'QuotaExceededError'])('[WEB-6] are none where they are off: %s', (name) => {
    const jar = createCookieJar(documentOf(refuse(name)).page);
    expect(jar.read('tapa_currency')).toBeNull();
    expect(() => jar.write('tapa_currency', 'USD')).not.toThrow();
  });

  it('hide no other fault', () => {
    const jar = createCookieJar(documentOf(refuse('DataError')).page);
    expect(() => jar.read('tapa_currency')).toThrow('refused');
    expect(() => jar.write('tapa_currency', 'USD')).toThrow('refused');
  });
});
