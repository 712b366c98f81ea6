import { createLogger } from '@aylal/server';
import type { Seller } from './carrier-port.ts';
import { createCarrierReader } from './read-carrier-answer.ts';
import { startSearch } from './running-search.ts';
import { firstPart, nextPart } from './search-parts.ts';
import { buildCarrierOffer, sellerOf } from './testing-carrier.ts';

const people = { adult: 1, child: 0, infant: 0 };
const answer = (...keys: string[]) => ({ offers: keys.map((key) => buildCarrierOffer(key)), complete: true });
const keysOf = (part: { offers: readonly { key: string }[] }) => part.offers.map(({ key }) => key);

/** A carrier that answers when the test says so. */
function openSeller(code: string) {
  let answerWith: (answer: unknown) => void = () => {};
  const answer = new Promise((resolve) => (answerWith = resolve));
  return { seller: sellerOf(code, () => answer, 60_000), answerWith };
}

function start(...sellers: Seller[]) {
  const lines: string[] = [];
  const search = startSearch(sellers, people, {
    read: createCarrierReader(),
    log: createLogger('info', { write: (line) => void lines.push(line) }),
  });
  return { search, lines };
}

describe('When every carrier answers at once', () => {
  it('[NEED-14] gives all offers in one part, cheapest first, and speaks of no carrier', async () => {
    const dear = sellerOf('AA', async () => ({ offers: [buildCarrierOffer('dear', 2_000_000)], complete: true }));
    const { search } = start(
      dear,
      sellerOf('BB', async () => answer('cheap')),
    );
    const part = await firstPart(search);
    expect(keysOf(part)).toEqual(['cheap', 'dear']);
    expect(part.carriers).toBeUndefined();
  });
});

describe('When a carrier is late', () => {
  it('[NEED-14] gives what is there, says who is still asked, and then the rest alone', async () => {
    const late = openSeller('KE');
    const { search } = start(
      sellerOf('OM', async () => answer('first')),
      late.seller,
    );
    const first = await firstPart(search);
    expect(keysOf(first)).toEqual(['first']);
    expect(first.carriers).toEqual([
      { code: 'OM', name: 'Air OM', state: 'answered' },
      { code: 'KE', name: 'Air KE', state: 'asked' },
    ]);
    const next = nextPart(search, first.seen);
    late.answerWith(answer('late-a', 'late-b'));
    expect(keysOf(await next)).toEqual(['late-a', 'late-b']);
    expect((await next).carriers).toBeUndefined();
  });

  it('[NEED-14] waits with the first part until there is something to show', async () => {
    const late = openSeller('KE');
    const other = openSeller('CA');
    const { search } = start(late.seller, other.seller);
    const first = firstPart(search);
    setTimeout(() => late.answerWith(answer('late')), 300);
    expect(keysOf(await first)).toEqual(['late']);
    expect(search.settled()).toBe(false);
    other.answerWith(answer());
  });

  it('[NEED-14] gives it up at its deadline, though it does not heed it', async () => {
    const { search, lines } = start(
      sellerOf('OM', async () => answer('first')),
      sellerOf('KE', () => new Promise(() => {}), 50),
    );
    const first = await firstPart(search);
    expect(first.carriers?.map(({ state }) => state)).toEqual(['answered', 'silent']);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'carrier-silent', carrier: 'KE' }),
    );
  });
});

describe('When a carrier fails', () => {
  it('[NEED-14] costs the others nothing, and is asked once more on demand', async () => {
    let tries = 0;
    const failing = sellerOf('KE', async () => {
      if ((tries += 1) === 1) throw new Error('down');
      return answer('back');
    });
    const { search } = start(
      sellerOf('OM', async () => answer('first')),
      failing,
    );
    const first = await firstPart(search);
    expect(first.carriers?.map(({ state }) => state)).toEqual(['answered', 'silent']);
    search.askAgain();
    const next = await nextPart(search, first.seen);
    expect(keysOf(next)).toEqual(['back']);
    expect(next.carriers).toBeUndefined();
    expect(tries).toBe(2);
  });

  it('[NEED-14] says so when nobody has answered', async () => {
    const { search } = start(sellerOf('KE', () => Promise.reject(new Error('down'))));
    expect(await firstPart(search)).toMatchObject({ offers: [], carriers: [{ code: 'KE', state: 'silent' }] });
  });

  it('[NEED-14] counts a half answer as one, and takes no offer twice from the whole', async () => {
    let tries = 0;
    const half = sellerOf('KE', async () =>
      (tries += 1) === 1 ? { ...answer('one'), complete: false } : answer('one', 'two'),
    );
    const { search } = start(half);
    const first = await firstPart(search);
    expect(first.carriers).toMatchObject([{ state: 'partial' }]);
    search.askAgain();
    expect(keysOf(await nextPart(search, first.seen))).toEqual(['two']);
  });

  it('[NEED-14] shows no offer that cannot be read, and counts it in the log', async () => {
    const { search, lines } = start(
      sellerOf('KE', async () => ({ offers: [{ key: 'bad' }, buildCarrierOffer('good')], complete: true })),
    );
    expect(keysOf(await firstPart(search))).toEqual(['good']);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'carrier-offers-dropped', carrier: 'KE', dropped: 1 }),
    );
  });
});

it('[NEED-14] takes 500 offers and no more', async () => {
  const many = sellerOf('OM', async () => answer(...Array.from({ length: 700 }, (_, index) => `offer-${index}`)));
  const { search } = start(many);
  expect((await firstPart(search)).offers).toHaveLength(500);
});
