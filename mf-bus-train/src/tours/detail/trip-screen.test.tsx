import { localDate } from '@aylal/domain/calendar';
import { getTrip } from '@aylal/contracts/trips';
import type { MapViewProps } from '@aylal/map';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildTrip, tripStub } from '../../testing/trip-stubs.ts';
import { TermsCard } from '../../ui/package-booking/terms-card.tsx';

jest.mock('@aylal/map', () => ({
  WhenInView: ({ children }: { children: React.ReactNode }) => children,
  MapView: ({ label, markers, way }: MapViewProps) => (
    <div role="application" aria-label={label} data-way={way?.length}>
      {markers.map(({ id, label: pin, name }) => (
        <button key={id} aria-label={name}>
          {pin}
        </button>
      ))}
    </div>
  ),
}));

const open = (stub: Stub = tripStub()) => renderRemote(remote, { at: '/mn/trip/gobi-7-days', stubs: [stub] });

describe('The page of a trip', () => {
  it('waits and says so', async () => {
    await open(stubOperation(getTrip, 'hanging'));
    expect(await screen.findByText('Аяллыг ачаалж байна')).toBeInTheDocument();
  });

  it('writes terms of one day as that day, not as a span', async () => {
    await renderPart(
      remote,
      <TermsCard
        terms={[
          { days_before: 2, percent: 50 },
          { days_before: 1, percent: 100 },
        ]}
        departure={localDate('2027-05-01')}
      />,
      { now: () => new Date('2026-11-24T04:00:00Z') },
    );
    expect(screen.getByText('2027 оны 4-р сарын 29, Пүрэв')).toBeVisible();
    expect(screen.getByText('2027 оны 4-р сарын 30, Баасан')).toBeVisible();
  });

  it('[NEED-19] shows programme, what is in the price, dates and terms', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Говийн 7 хоног' })).toBeVisible();
    expect(screen.getByText('Хавцлаар алхана')).toBeVisible();
    expect(screen.getByText('Хоол: өдрийн хоол, оройн хоол · Хонох газар: Жуулчны бааз')).toBeVisible();
    expect(screen.getByText('Даатгал')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^2027 оны 5-р сарын 1,/ })).toBeChecked();
    expect(screen.getByText('Үнийн 10% суутгана')).toBeVisible();
  });

  it('says who runs it, how hard it is and what to bring, and shows its way by days', async () => {
    await open();
    const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;
    expect(await fact('Зохион байгуулагч')).toBe('Их Нүүдэл Тур ХХК');
    expect(await fact('Хүндрэл')).toBe('Дунд: алхаж, морь унана');
    expect(await screen.findByText('Дулаан хувцас')).toBeVisible();
    const map = await screen.findByRole('application', { name: 'Аяллын замын газрын зураг' });
    expect(map).toHaveAttribute('data-way', '3');
    const pins = within(map).getAllByRole('button');
    expect(pins.map((pin) => `${pin.textContent} ${pin.getAttribute('aria-label')}`)).toEqual([
      '1 1-р өдөр: Улаанбаатар',
      '1 1-р өдөр: Ёлын ам',
      '2 2-р өдөр: Хонгорын элс',
    ]);
  });

  it('does not let a full date be chosen', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: /^2027 оны 5-р сарын 8,/ })).toBeDisabled();
  });

  it('[CALL-68] leads to the booking of the chosen date', async () => {
    const { user } = await open(
      tripStub(buildTrip({ departures: buildTrip().departures.map((one) => ({ ...one, free: 3 })) })),
    );
    await user.click(await screen.findByRole('radio', { name: /^2027 оны 5-р сарын 8,/ }));
    expect(await screen.findByRole('link', { name: 'Захиалах' })).toHaveAttribute(
      'href',
      '/mn/trip/gobi-7-days/book?date=2027-05-08&people=2',
    );
    // The bar of a phone sticks to its foot only where it is beside all of the page.
    const bar = screen.getByRole('region', { name: 'Үнэ' });
    expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('[MODAL-32] asks about this trip', async () => {
    const { user, record } = await open();
    const [ask] = await screen.findAllByRole('button', { name: 'Энэ аяллын талаар асуух' });
    if (ask) await user.click(ask);
    await waitFor(() =>
      expect(record.dialogs).toEqual([{ view: 'TRAVEL_INFO_REQUEST_VIEW', props: { destination: 'Говийн 7 хоног' } }]),
    );
  });

  it('says first what it costs the whole group, with the room of who is alone', async () => {
    const { user } = await open();
    const [total] = await screen.findAllByText('2 хүнд');
    expect(total?.parentElement).toHaveTextContent('4,960,000₮');
    await user.click(screen.getByRole('button', { name: /Том хүн.*хас/i }));
    expect(total).toHaveTextContent('1 хүнд');
    expect(total?.parentElement).toHaveTextContent('2,900,000₮');
    expect(screen.getByText('Ганцаараа өрөөний нэмэгдэл орсон: 420,000₮')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /12-аас доош насны хүүхэд.*нэм/i }));
    expect(total?.parentElement).toHaveTextContent('4,216,000₮');
  });

  it('takes no more along than a date has places for', async () => {
    await open(tripStub(buildTrip({ departures: buildTrip().departures.map((one) => ({ ...one, free: 1 })) })));
    expect((await screen.findAllByText('1 хүнд'))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: /Том хүн.*нэм/i })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the land of each day that has a picture', async () => {
    await open();
    const day = await screen.findByText('Хавцлаар алхана');
    expect(day.closest('[role=region], div')?.parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/pictures/trips/valley/2.svg',
    );
  });

  it('says that children cannot come where they cannot', async () => {
    await open(tripStub(buildTrip({ child_below: 0 })));
    expect(await screen.findByText('Энэ аялалд хүүхэд авахгүй.')).toBeVisible();
  });

  it('says that there is no such trip', async () => {
    await open(stubOperation(getTrip, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ийм аялал алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildTrip() };
    const { user } = await open(stubOperation(getTrip, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Аяллуудыг ачаалж чадсангүй' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Говийн 7 хоног' })).toBeVisible();
  });
});
