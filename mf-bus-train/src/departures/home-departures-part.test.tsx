import { listNextBuses } from '@aylal/contracts/bus';
import { listNextTrains } from '@aylal/contracts/trains';
import { loadPart, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { nextBus, nextBusesStub } from '../testing/bus-stubs.ts';
import { nextTrainsStub } from '../testing/train-stubs.ts';

const unavailable = { status_code: 503 as const, message: '', result: { problem: 'unavailable' as const } };
const noBuses = stubOperation(listNextBuses, unavailable);
const noTrains = stubOperation(listNextTrains, unavailable);

async function open(...stubs: Stub[]) {
  const { Component } = await loadPart(remote, 'home.board', 'departures-board');
  return renderPart(remote, <Component />, { stubs });
}

describe('What leaves the capital soon, on the home page', () => {
  it('is bus and train in the order of their time, each with its price, its places and the way to its day', async () => {
    const later = { ...nextBus, id: 'b-2', to: '103', to_name: 'Эрдэнэт', departure_time: '2026-11-22T08:00:00+08:00' };
    await open(nextBusesStub([later, nextBus]), nextTrainsStub());
    const rows = within(await screen.findByRole('list', { name: 'Улаанбаатараас удахгүй' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Дархан', 'Замын-Үүд', 'Эрдэнэт']);
    expect(rows[0]).toHaveTextContent('14:30Дархан3ц 40м · Драгон төв28,000₮12 суудал');
    // A row of another day says which.
    expect(rows[1]).toHaveTextContent(/00:4511\/22, Ня/);
    expect(within(rows[1] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/mn/trains?_from=ULB&_to=ZUU&depart_date=2026-11-22',
    );
    expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/mn/bus/schedule/101-201-2026-11-21',
    );
  });

  it('is of one kind alone when that is asked for', async () => {
    const { user } = await open(nextBusesStub(), nextTrainsStub());
    await screen.findByRole('link', { name: 'Дархан' });
    await user.click(screen.getByRole('button', { name: 'Галт тэрэг' }));
    expect(screen.queryByRole('link', { name: 'Дархан' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Замын-Үүд' })).toBeVisible();
  });

  it('shows the buses while the railway is silent, and offers to try again when neither comes', async () => {
    await open(nextBusesStub(), noTrains);
    expect(await screen.findByRole('link', { name: 'Дархан' })).toBeVisible();
  });

  it('says that neither came, and asks again', async () => {
    await open(noBuses, noTrains);
    expect(await screen.findByText('Хөдлөх цагийг ачаалж чадсангүй')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
  });

  it('is nothing where nothing is sold', async () => {
    await open(nextBusesStub([]), nextTrainsStub([]));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
