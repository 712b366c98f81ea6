import type { AccountDay } from '@aylal/contracts/office';
import { homeDate } from '@aylal/domain/calendar';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

describe('The books of a day', () => {
  let at: BookingFixture;
  let finance: Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;
  beforeAll(async () => {
    at = await openBookingFixture();
    finance = await openOffice(at).signIn('finance');
  });
  afterAll(() => at.close());

  const today = () => homeDate(at.clock.now());
  const books = async (day: string): Promise<{ accounts: AccountDay[]; is_over: boolean }> =>
    (await finance.get(`ledger/?day=${day}`)).result;
  const sum = (accounts: readonly AccountDay[], of: 'debit' | 'credit' | 'balance') =>
    accounts.reduce((total, account) => total + account[of], 0);

  it('[MNY-2] say what was booked and how each account stood at its end, orders together', async () => {
    const first = today();
    await at.issued();
    await at.invoiced();
    const { accounts, is_over } = await books(first);
    const of = (name: string) => accounts.find(({ account }) => account === name);
    expect(of('receivable:order')).toEqual({
      ...{ account: 'receivable:order', kind: 'asset' },
      ...{ debit: 2 * TOTAL, credit: TOTAL, balance: TOTAL },
    });
    expect(of('clearing:qpay')).toMatchObject({ kind: 'asset', debit: TOTAL, credit: 0 });
    expect(accounts.some(({ account }) => account.includes('AYL-'))).toBe(false);
    expect([sum(accounts, 'balance'), is_over]).toEqual([0, false]);
    expect(sum(accounts, 'debit')).toBe(sum(accounts, 'credit'));

    at.clock.advance(24 * 3_600_000);
    finance = await openOffice(at).signIn('finance');
    const second = today();
    await at.invoiced();
    const later = await books(second);
    expect(later.accounts.find(({ account }) => account === 'receivable:order')).toMatchObject({
      ...{ debit: TOTAL, credit: 0 },
      balance: 2 * TOTAL,
    });
    expect(await books(first)).toEqual({ day: first, accounts, is_over: true });
    expect((await books('2020-01-01')).accounts).toEqual([]);
  });

  it.each(['2026-02-30', 'today', ''])('are of no day that is %s', async (day) => {
    expect((await finance.get(`ledger/?day=${day}`)).status).toBe(400);
  });
});
