import { searchTrips } from '@aylal/contracts/trips';
import { loadPart, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListedTrip, tripsStub } from '../testing/trip-stubs.ts';

async function open(stub: Stub) {
  const { Component } = await loadPart(remote, 'home.board', 'trips-board');
  return renderPart(remote, <Component />, { stubs: [stub] });
}
const many = ['a', 'b', 'c', 'd'].map((slug) => buildListedTrip({ slug, title: `Аялал ${slug}` }));

describe('The trips of the home page', () => {
  it('are the three that leave next, each with its picture and the way to it, and the way to all', async () => {
    const { container } = await open(tripsStub(many));
    expect(await screen.findByRole('link', { name: 'Аялал a' })).toHaveAttribute('href', '/mn/trip/a');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(container.querySelectorAll('li img[loading=lazy]')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Бүх аялал' })).toHaveAttribute('href', '/mn/trip');
  });

  it('say in their place that they did not come, and are read again', async () => {
    const { user } = await open(
      stubOperation(searchTrips, [
        'offline',
        'offline',
        'offline',
        { status_code: 200, message: '', result: many, count: 4 },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('link', { name: 'Аялал a' })).toBeVisible();
  });

  it('take no room where nothing is sold', async () => {
    await open(tripsStub([]));
    await waitForElementToBeRemoved(() => screen.queryByRole('heading'));
    expect(screen.queryByRole('list')).toBeNull();
  });
});
