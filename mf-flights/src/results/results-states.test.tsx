import { localDate } from '@aylal/domain/calendar';
import { searchFlightOffers } from '@aylal/contracts/flights';
import { stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { buildOffers } from '../testing/build-offers.ts';
import { airportsStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';
import { at, open } from './testing/open-results.tsx';

describe('When there are no flights', () => {
  it('names the nearest days with their prices', async () => {
    await open([
      offersStub([]),
      nearbyStub([
        { depart_date: localDate('2026-12-16'), total_fare: 1_624_000, adult_fare: 906_000 },
        { depart_date: localDate('2026-12-20'), total_fare: 1_800_000, adult_fare: 1_010_000 },
      ]),
    ]);
    expect(await screen.findByRole('heading', { name: 'Энэ өдөр нислэг алга' })).toBeInTheDocument();
    const [nearest] = screen.getAllByRole('link').filter((link) => link.textContent?.startsWith('12/'));
    expect(nearest).toHaveTextContent('12/20');
    expect(nearest).toHaveTextContent('1,010,000₮');
    expect(nearest).toHaveAttribute('href', expect.stringContaining('depart_date=2026-12-20&return_date=2026-12-27'));
  });

  it('says that the pair of airports has none, names both, and opens the search to change it', async () => {
    const { user } = await open([offersStub([]), nearbyStub([]), airportsStub()]);
    expect(await screen.findByRole('heading', { name: 'Энэ чиглэлд нислэг олдсонгүй' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Улаанбаатар UBN – Сөүл ICN/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Хайлтаа өөрчлөх' }));
    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});

describe('While the answer is on its way', () => {
  it('shows the boxes of the list and says that it searches', async () => {
    await open([stubOperation(searchFlightOffers, 'hanging'), nearbyStub(), airportsStub()]);
    expect(await screen.findByText('Нислэг хайж байна')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('link', { name: /Улаанбаатар UBN – Сөүл ICN/ })).toBeInTheDocument();
  });
});

describe('When the search fails', () => {
  it('says so, where the money is, and tries again on demand', async () => {
    const refused = { status_code: 400 as const, message: '', result: { problem: 'unavailable' as const } };
    const found = {
      status_code: 200 as const,
      message: '',
      result: buildOffers(),
      expires_at: '2026-11-21T02:30:00.000Z',
    };
    // The loader asks once, the screen once more.
    const search = stubOperation(searchFlightOffers, [refused, refused, found]);
    const { user } = await open([search, nearbyStub()]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Таны захиалга, төлбөр хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });
});

describe('When the provider refuses the search itself', () => {
  it('says what to change instead of offering the same again', async () => {
    const refused = { status_code: 400 as const, message: '', result: { problem: 'invalid-input' as const } };
    await open([stubOperation(searchFlightOffers, refused), nearbyStub()]);
    expect(await screen.findByRole('heading', { name: 'Энэ чиглэлд нислэг олдсонгүй' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Дахин оролдох' })).not.toBeInTheDocument();
  });

  it('names a place that there is not', async () => {
    const refused = { status_code: 400 as const, message: '', result: { problem: 'invalid-input' as const } };
    const stubs = [stubOperation(searchFlightOffers, refused), nearbyStub(), airportsStub()];
    const { user } = await open(stubs, at.replace('_to=ICN', '_to=XXX'));
    expect(await screen.findByRole('heading', { name: 'XXX кодтой газар олдсонгүй' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Хайлтаа өөрчлөх' }));
    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});
