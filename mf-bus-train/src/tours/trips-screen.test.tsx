import { searchTrips } from '@aylal/contracts/trips';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListedTrip, tripsStub } from '../testing/trip-stubs.ts';

const open = (stub: Stub = tripsStub(), at = '/mn/trip') => renderRemote(remote, { at, stubs: [stub] });

describe('The page /trip', () => {
  it('waits and says so', async () => {
    await open(stubOperation(searchTrips, 'hanging'));
    expect(await screen.findByText('Аяллуудыг ачаалж байна')).toBeInTheDocument();
  });

  it('[ROUTE-35] shows trips with price, length and next date, each leading to its own page', async () => {
    await open(tripsStub([buildListedTrip(), buildListedTrip({ id: 'full', slug: 'full', next_date: null })]));
    const [first, full] = await screen.findAllByRole('link', { name: 'Говийн 7 хоног' });
    expect(first).toHaveAttribute('href', '/mn/trip/gobi-7-days');
    expect(first?.closest('h2')?.parentElement).toHaveTextContent(/7 өдөр.*Дараагийнх: 2027\/05\/01.*2,480,000/);
    expect(full?.closest('h2')?.parentElement).toHaveTextContent('Суудал дууссан');
  });

  it('[CALL-66] asks for what the address says, and writes what is typed into it', async () => {
    const asked: string[] = [];
    const stub = stubOperation(searchTrips, ({ query }) => {
      asked.push(new URLSearchParams(query).toString());
      return { status_code: 200 as const, message: '', result: [buildListedTrip()], count: 1 };
    });
    const { user, router } = await open(stub, '/mn/trip?kind=tour&month=2027-05');
    const field = await screen.findByRole('searchbox', { name: /^Хаашаа явах вэ/ });
    await user.type(field, 'говь');
    await waitFor(() => expect(router.state.location.search).toContain(`text=${encodeURIComponent('говь')}`));
    expect(await screen.findByRole('link', { name: 'Монголоор' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(asked.at(-1)).toContain(encodeURIComponent('говь')));
    expect(asked[0]).toBe('kind=tour&month=2027-05');
  });

  it('says that nothing fits, and shows everything again', async () => {
    await open(tripsStub([]), '/mn/trip?kind=day');
    expect(await screen.findByRole('heading', { name: 'Ийм аялал олдсонгүй' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Бүх аялал харах' })).toHaveAttribute('href', '/mn/trip');
  });

  it('says that nothing is on offer', async () => {
    await open(tripsStub([]));
    expect(await screen.findByRole('heading', { name: 'Одоогоор аялал алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: [buildListedTrip()], count: 1 };
    const { user } = await open(stubOperation(searchTrips, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Аяллуудыг ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('link', { name: 'Говийн 7 хоног' })).toBeVisible();
  });
});
