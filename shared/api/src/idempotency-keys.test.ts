import { createIntentKeys } from './idempotency-keys.ts';

function keys(slots = new Map<string, string>()) {
  let made = 0;
  const storage = {
    getItem: (k: string) => slots.get(k) ?? null,
    setItem: (k: string, v: string) => void slots.set(k, v),
    removeItem: (k: string) => void slots.delete(k),
  };
  return { kept: slots, intents: createIntentKeys({ storage, newKey: () => `key-${(made += 1)}` }) };
}

describe('[MNY-4] the key of an intent', () => {
  it('is the same for every retry', () => {
    const { intents } = keys();
    expect(intents.keyFor('book', { a: 1 })).toBe('key-1');
    expect(intents.keyFor('book', { a: 1 })).toBe('key-1');
  });

  it('is another one for other content, and after the intent is settled', () => {
    const { intents } = keys();
    intents.keyFor('book', { a: 1 });
    expect(intents.keyFor('book', { a: 2 })).toBe('key-2');
    intents.settle('book');
    expect(intents.keyFor('book', { a: 2 })).toBe('key-3');
  });

  it('survives a reload', () => {
    const first = keys();
    const key = first.intents.keyFor('book', { a: 1 });
    expect(keys(first.kept).intents.keyFor('book', { a: 1 })).toBe(key);
  });

  it('[WEB-6] leaves nothing of the content in storage', () => {
    const { intents, kept: slots } = keys();
    intents.keyFor('book', { doc_number: 'E12345678', surname: 'BATBOLD' });
    expect([...slots.values()].join()).not.toMatch(/E12345678|BATBOLD/);
  });

  it('[SEC-7] stays the same with another proof of the owner, of which nothing is kept', () => {
    const { intents } = keys();
    intents.keyFor('refund', { a: 1, proof: { password: 'one' } });
    expect(intents.keyFor('refund', { a: 1, proof: { password: 'two' } })).toBe('key-1');
  });
});
