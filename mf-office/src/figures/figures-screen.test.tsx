import { readFigures } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildFigures, figuresStub, noFigures } from '../testing/figures-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const open = (stubs: Stub[], { at = '/en/figures?from=2026-11-19&until=2026-11-20', staff = finance } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const card = (name: string) => within(screen.getByRole('region', { name }).closest('section, div') ?? document.body);
const rowsOf = (name: string) =>
  card(name)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('The figures', () => {
  it('say what was sold, each product a line, and every figure in a table', async () => {
    const stub = figuresStub();
    const page = await open([stub]);
    expect(await screen.findByText('₮7,180,000')).toBeVisible();
    expect(stub.calls.map(({ query }) => query)).toEqual([{ from: '2026-11-19', until: '2026-11-20' }]);
    const plot = screen.getByRole('img', { name: /^What was paid/ });
    expect(plot.querySelectorAll('path')).toHaveLength(3);
    await page.user.click(screen.getAllByText('Show as a table')[0] as HTMLElement);
    expect(rowsOf('What was paid for each product, day by day')).toEqual([
      'DayFlightsHotels',
      expect.stringMatching(/20 Nov.*₮4,100,000₮380,000$/),
      expect.stringMatching(/19 Nov.*₮2,700,000₮0$/),
    ]);
  });

  it('say how many go from step to step, also of what is not searched for and of a product of tomorrow', async () => {
    await open([figuresStub()]);
    await screen.findByText('₮7,180,000');
    expect(rowsOf('Each product, step by step')).toEqual([
      'ProductSearchedBookedPaidDelivered',
      'Flights18010 · 5.6 %8 · 80 %8 · 100 %',
      'Lotteries–22 · 100 %1 · 50 %',
      'something-new–10 · 0 %0',
    ]);
  });

  it('say which searches came to nothing, and how long work waits', async () => {
    await open([figuresStub()]);
    await screen.findByText('₮7,180,000');
    expect(rowsOf('By product')).toEqual([
      'ProductSearchesNothing foundNo answer',
      'Flights1809 · 5 %2 · 1.1 %',
      'Trains2011 · 55 %0 · 0 %',
    ]);
    expect(rowsOf('Work that waits now')[1]).toMatch(/^Transfer without an order31.*2026/);
    expect(screen.getByRole('img', { name: /^How long half/ })).toBeVisible();
    expect(screen.getByText('3.5 h', { selector: 'b' })).toBeVisible();
  });

  it('say that nothing happened, and are read again after a failure', async () => {
    const none = { status_code: 200 as const, message: '', result: noFigures };
    const page = await open([stubOperation(readFigures, ['offline', 'offline', 'offline', none])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The figures could not be loaded',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Nothing happened on these days.')).toHaveLength(3);
  });

  it('are of days that follow each other, 92 at most, and none that has not come', async () => {
    const page = await open([figuresStub(buildFigures())]);
    const [from, until] = [await screen.findByLabelText('From'), screen.getByLabelText('Until')];
    const show = async (first: string, last: string) => {
      await page.user.clear(from);
      await page.user.type(from, first);
      await page.user.clear(until);
      await page.user.type(until, last);
      await page.user.click(screen.getByRole('button', { name: 'Show' }));
    };
    await show('2026-11-20', '2026-11-19');
    expect(screen.getByText('This day is before the first one')).toBeVisible();
    expect(until).toHaveFocus();
    await show('2026-01-01', '2026-11-19');
    expect(screen.getByText('92 days at most')).toBeVisible();
    await show('2026-11-01', '2027-01-01');
    expect(screen.getByText('There is no such date')).toBeVisible();
    expect(page.record.went).toEqual([]);
    await show('2026-11-01', '2026-11-15');
    expect(page.record.went).toEqual(['/figures?from=2026-11-01&until=2026-11-15']);
  });

  it('are not for every role', async () => {
    await open([], { staff: buildStaff('support') });
    expect(await screen.findByText('Your role (Support) does not see figures.')).toBeVisible();
  });
});
