import { localDate } from '@aylal/domain/calendar';
import { loadPart, renderPart, renderRemote } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildCriteria } from '../../testing/build-search-address.ts';
import { airportsStub, monthFaresStub } from '../../testing/flights-stubs.ts';
import { lastSearches } from './last-searches.ts';

const now = new Date('2026-11-21T02:00:00Z');
const stubs = () => [airportsStub(), monthFaresStub()];
const list = async () => within(await screen.findByRole('region', { name: 'Сүүлийн хайлтууд' }));

beforeEach(() => localStorage.clear());

describe('The last searches', () => {
  it('stand under the form with their places, days and people, and lead to the flights of now', async () => {
    lastSearches.remember(buildCriteria());
    lastSearches.remember(buildCriteria({ trip_type: 'MT', return_date: undefined, next_trips: 'ICN-ULG-2026-12-22' }));
    await renderRemote(remote, { at: '/mn/flights', stubs: stubs() });
    const links = (await list()).getAllByRole('link');
    await waitFor(() => expect(links[1]).toHaveTextContent('Улаанбаатар – Сөүл12/19, Бя – 12/26, Бя · 2 том хүн'));
    expect(links[0]).toHaveTextContent('Улаанбаатар – Сөүл – Өлгий12/19, Бя – 12/22, Мя · 2 том хүн');
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('/mn/flights/results?_from=UBN&_to=ICN'));
  });

  it('can be taken away, and the section goes with the last one', async () => {
    lastSearches.remember(buildCriteria());
    lastSearches.remember(buildCriteria({ depart_date: localDate('2026-12-20') }));
    const { user } = await renderRemote(remote, { at: '/mn/flights', stubs: stubs() });
    await user.click((await list()).getByRole('button', { name: 'UBN – ICN, 12/20, Ня – 12/26, Бя хайлтыг хасах' }));
    expect(screen.getByRole('heading', { name: 'Сүүлийн хайлтууд' })).toHaveFocus();
    expect(lastSearches.list(now)).toHaveLength(1);
    await user.click((await list()).getByRole('button', { name: /хайлтыг хасах$/ }));
    expect(screen.queryByRole('region', { name: 'Сүүлийн хайлтууд' })).toBeNull();
  });

  it('begin with a search that is sent', async () => {
    const address = '/mn/flights?_from=UBN&_to=ICN&depart_date=2026-12-19&return_date=2026-12-18&trip_type=RT&adult=2';
    const { user, record } = await renderRemote(remote, { at: address, stubs: stubs() });
    await user.click(await screen.findByRole('radio', { name: 'Нэг талдаа' }));
    await user.click(screen.getByRole('button', { name: 'Нислэг хайх' }));
    await waitFor(() => expect(record.went).toHaveLength(1));
    expect(lastSearches.list(now)).toEqual([expect.objectContaining({ _to: 'ICN', trip_type: 'OW', adult: 2 })]);
  });

  it('stand on the home page too, and nothing does when there are none', async () => {
    const { Component } = await loadPart(remote, 'home.search', 'flights-home-search');
    const none = await renderPart(remote, <Component />, { stubs: stubs() });
    await screen.findByRole('search');
    expect(screen.queryByRole('region', { name: 'Сүүлийн хайлтууд' })).toBeNull();
    none.unmount();
    lastSearches.remember(buildCriteria());
    await renderPart(remote, <Component />, { stubs: stubs() });
    expect((await list()).getByRole('link')).toBeInTheDocument();
  });
});
