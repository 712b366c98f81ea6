import { screen, within } from '@testing-library/react';
import { buildOffers } from '../testing/build-offers.ts';
import { airportsStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';
import { at, open } from './testing/open-results.tsx';

describe('The days around', () => {
  it('lead to the same search on another day and keep the filters', async () => {
    await open(undefined, `${at}&stops=0`);
    const strip = await screen.findByRole('navigation', { name: 'Ойрын өдрүүдийн хамгийн бага үнэ' });
    const day = await within(strip).findByRole('link', { name: /^Лх 12\/16 812/ });
    expect(day).toHaveAttribute(
      'href',
      expect.stringMatching(/depart_date=2026-12-16.*return_date=2026-12-23.*stops=0/),
    );
    expect(within(strip).getByRole('link', { current: 'date' })).toHaveTextContent('12/19');
  });
});

describe('[MODAL-36] The offer to watch the price', () => {
  it('is after the list, and opens the alert with the dearest and the cheapest total', async () => {
    const offers = buildOffers();
    const totals = offers.map(({ total_fare }) => total_fare);
    const { user, record } = await open([offersStub(offers), nearbyStub(), airportsStub()]);
    await user.click(await screen.findByRole('link', { name: 'Тохируулах' }));
    expect(record.dialogs).toEqual([
      {
        view: 'FLIGHT_PRICE_ALERT_VIEW',
        props: {
          criteria: expect.objectContaining({ _from: 'UBN', _to: 'ICN', trip_type: 'RT', adult: 2 }),
          journey: 'Улаанбаатар – Сөүл',
          lowest: Math.min(...totals),
          highest: Math.max(...totals),
        },
      },
    ]);
  });

  it('is under the nearest days when the day itself has no flights, and not where nobody flies', async () => {
    const { user, record, unmount } = await open([offersStub([]), nearbyStub(), airportsStub()]);
    await user.click(await screen.findByRole('link', { name: 'Тохируулах' }));
    expect(record.dialogs[0]?.props).toMatchObject({ lowest: 1_624_000, highest: 1_624_000 });
    unmount();
    await open([offersStub([]), nearbyStub([]), airportsStub()]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Тохируулах' })).not.toBeInTheDocument();
  });
});
