import { localDate } from '@aylal/domain/calendar';
import { renderPart } from '@aylal/testing';
import { remote } from '../remote.ts';
import { search } from '../testing/build-search.ts';
import { StayPrice, type StayPriceProps } from './stay-price.tsx';

async function shown(change: Partial<StayPriceProps>, currency: 'MNT' | 'USD' = 'MNT') {
  const prices = { total: 1_167_000, per_night: 389_000 };
  const { container } = await renderPart(remote, <StayPrice prices={prices} stay={search} {...change} />, { currency });
  return container.textContent;
}

describe('The price of a stay', () => {
  it('is its total, with the price of a night below', async () => {
    expect(await shown({})).toBe('3 хоног1,167,000₮Нэг хоног: 389,000₮');
  });

  it('says "about" where nights do not make the total', async () => {
    const prices = { total: 1_167_100, per_night: 389_000 };
    expect(await shown({ prices })).toBe('3 хоног1,167,100₮Нэг хоног ойролцоогоор 389,000₮');
  });

  it('says "about" in another currency, where each price is rounded', async () => {
    expect(await shown({}, 'USD')).toMatch(/Нэг хоног ойролцоогоор US\$/);
  });

  it('says how many rooms it is of', async () => {
    expect(await shown({ stay: { ...search, rooms: 2 } })).toMatch(/^2 өрөө · 3 хоног1,167,000₮/);
  });

  it('is said once for a single night', async () => {
    const stay = { ...search, check_out: localDate('2026-12-19') };
    expect(await shown({ stay })).toBe('1 хоног1,167,000₮');
  });
});
