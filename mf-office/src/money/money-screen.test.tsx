import { readLedgerDay } from '@aylal/contracts/office';
import { localDate } from '@aylal/domain/calendar';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { ledgerStub, reconciliationStub, twoAccounts } from '../testing/office-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const open = (stubs: Stub[], { at = '/en/money?day=2026-11-20', staff = finance } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), reconciliationStub(), ...stubs] });
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('The books of a day', () => {
  it('show what was booked and how each account stands, and that it adds up', async () => {
    const stub = ledgerStub(twoAccounts);
    await open([stub]);
    const books = await screen.findByRole('region', { name: 'Money' });
    expect(rowsIn(within(books).getByRole('table'))).toEqual([
      'AccountKindDebitCreditBalance',
      'clearing:qpayAsset₮900,000–₮1,200,000',
      'credit:userLiability–₮900,000−₮1,200,000',
      'Sum₮900,000₮900,000₮0',
    ]);
    expect(stub.calls.map(({ query }) => query)).toEqual([{ day: '2026-11-20' }]);
    expect(screen.getByRole('link', { name: 'Day before' })).toHaveAttribute('href', '/en/money?day=2026-11-19');
    expect(screen.getByRole('link', { name: 'Day after' })).toHaveAttribute('href', '/en/money?day=2026-11-21');
  });

  it('are saved as a file once the day is over, and not before', async () => {
    const page = await open([ledgerStub(twoAccounts)]);
    expect(await screen.findByRole('button', { name: 'Save the closing' })).toBeVisible();
    page.unmount();
    await open([ledgerStub(twoAccounts, false)], { at: '/en/money' });
    expect(await screen.findByText('This day is not over: its figures still move.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the closing' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Day after' })).toBeNull();
  });

  it('are of no day that does not exist or has not begun', async () => {
    const page = await open([ledgerStub(twoAccounts)]);
    const field = await screen.findByLabelText('Day');
    await page.user.clear(field);
    await page.user.type(field, '2027-01-01');
    await page.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('There is no such date')).toBeVisible();
    expect(page.record.went).toEqual([]);
    await page.user.clear(field);
    await page.user.type(field, '2026-11-01');
    await page.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(page.record.went).toEqual(['/money?day=2026-11-01']);
  });

  it('say that nothing is booked, and are read again after a failure', async () => {
    const none = {
      status_code: 200 as const,
      message: '',
      result: { day: localDate('2026-11-20'), accounts: [], is_over: true },
    };
    const page = await open([stubOperation(readLedgerDay, ['offline', 'offline', 'offline', none])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The books could not be loaded');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing has been booked' })).toBeVisible();
  });

  it('show how far they are compared with partners, and lead to the differences that wait', async () => {
    await open([ledgerStub(twoAccounts)]);
    const table = await screen.findByRole('region', { name: 'Compared with partners' });
    expect(rowsIn(await within(table).findByRole('table'))).toEqual([
      'PartnerOpen differencesLast day comparedOf the last week',
      expect.stringMatching(/^qpay2 · ₮90,000.*20.*7 of 7 days$/),
      'pocket––0 of 7 days',
    ]);
    expect(screen.getByRole('link', { name: 'Settle the differences' })).toHaveAttribute(
      'href',
      '/en/work?kind=reconciliation',
    );
  });

  it('are not for every role', async () => {
    await open([], { staff: buildStaff('support') });
    expect(await screen.findByText('Your role (Support) does not see the books.')).toBeVisible();
  });
});
