import { localDate } from '@aylal/domain/calendar';
import { listNearbyDates } from '@aylal/contracts/flights';
import { loadPart, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { nearbyStub } from '../testing/flights-stubs.ts';

async function open(stub: Stub) {
  const { Component } = await loadPart(remote, 'home.board', 'flights-cheap-days');
  return renderPart(remote, <Component />, { stubs: [stub] });
}
const days = [
  { depart_date: localDate('2026-12-16'), total_fare: 612_000, adult_fare: 612_000 },
  { depart_date: localDate('2026-12-19'), total_fare: 905_000, adult_fare: 905_000 },
];

describe('The cheap days of the home page', () => {
  it('show the cheapest day in figures, and lead from every day to its flights', async () => {
    await open(nearbyStub(days));
    expect(await screen.findByText('12/16, Лх · нэг талдаа, 1 хүн')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Сөүл рүү хямд өдрүүд' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Сөүл: хамгийн хямд өдөр 12/16, Лх, 612,000₮' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '12/19, Бя, 905,000₮' })).toHaveAttribute(
      'href',
      '/mn/flights/results?_from=UBN&_to=ICN&depart_date=2026-12-19&trip_type=OW&adult=1&child=0&infant=0',
    );
  });

  it('tell the price of the day that has the focus', async () => {
    const { user } = await open(nearbyStub(days));
    await user.hover(await screen.findByRole('link', { name: '12/19, Бя, 905,000₮' }));
    expect(screen.getByText('12/19, Бя · нэг талдаа, 1 хүн')).toBeInTheDocument();
  });

  it('are asked for another place on demand', async () => {
    const stub = nearbyStub(days);
    const { user } = await open(stub);
    await user.click(screen.getByRole('button', { name: 'Токио' }));
    expect(screen.getByRole('heading', { name: 'Токио руу хямд өдрүүд' })).toBeInTheDocument();
    expect(stub.calls.map(({ query }) => query?.['_to'])).toEqual(['ICN', 'NRT']);
  });

  it('say in one line that nothing flies, or that they did not load, with another try', async () => {
    const empty = await open(nearbyStub([]));
    expect(await screen.findByText('Энэ чиглэлд ойрын өдрүүдэд нислэг алга.')).toBeInTheDocument();
    empty.unmount();
    const { user } = await open(
      stubOperation(listNearbyDates, [
        { status_code: 400, message: '', result: { problem: 'unavailable' } },
        { status_code: 200, message: '', result: days },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('12/16, Лх · нэг талдаа, 1 хүн')).toBeInTheDocument();
  });
});
