import { createSessionStorage } from './session-storage.ts';

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};
const keep = (storage: ReturnType<typeof createSessionStorage>) => {
  storage.setItem('aylal.intent.book', 'key');
  storage.setItem('aylal.other', 'stays');
  const stored = storage.getItem('aylal.intent.book');
  storage.forget('aylal.intent.');
  return [stored, storage.getItem('aylal.intent.book'), storage.getItem('aylal.other')];
};

describe('The storage of a visit', () => {
  afterEach(() => sessionStorage.clear());

  it('[SEC-2] forgets what begins with a prefix, and outlives the page', () => {
    expect(keep(createSessionStorage(() => sessionStorage))).toEqual(['key', null, 'stays']);
    expect(createSessionStorage(() => sessionStorage).getItem('aylal.other')).toBe('stays');
  });

  it('[WEB-6] works from memory where it is blocked', () => {
    expect(keep(createSessionStorage(refuse('SecurityError')))).toEqual(['key', null, 'stays']);
  });

  it('[WEB-6] works from memory where it is full', () => {
    const full = { ...sessionStorage, getItem: () => null, setItem: refuse('QuotaExceededError'), removeItem() {} };
    expect(keep(createSessionStorage(() => full as unknown as Storage))).toEqual(['key', null, 'stays']);
  });

  it('hides no other fault', () => {
    const storage = createSessionStorage(refuse('DataError'));
    expect(() => storage.setItem('aylal.other', 'x')).toThrow('refused');
  });
});
