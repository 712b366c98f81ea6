import { loadPart, renderPart } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from './remote.ts';
import { stationsStub } from './testing/train-stubs.ts';

describe('What going by land contribute to the search of the home page', () => {
  it('[ROUTE-35] trips by a word, how long and when: to the trips that are like it', async () => {
    const { Component } = await loadPart(remote, 'home.search', 'trips-home-search');
    const { user, record } = await renderPart(remote, <Component />);
    await user.type(screen.getByRole('searchbox', { name: 'Хаашаа явах вэ' }), ' говь ');
    await user.click(screen.getByRole('button', { name: 'Аялал хайх' }));
    await waitFor(() => expect(record.went).toEqual([`/trip?text=${encodeURIComponent('говь')}`]));
  });

  it('[ROUTE-38] cars by a word and a kind: to the cars that are like it', async () => {
    const { Component } = await loadPart(remote, 'home.search', 'transports-home-search');
    const { user, record } = await renderPart(remote, <Component />);
    await user.type(screen.getByRole('searchbox', { name: 'Хаашаа, ямар унаа' }), ' prius ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Төрөл' }), 'Тосолт, хүргэлт');
    await user.click(screen.getByRole('button', { name: 'Унаа хайх' }));
    await waitFor(() => expect(record.went).toEqual(['/transports?text=prius&kind=transfer']));
  });

  it('[ROUTE-36] trains by their stations and day: to the trains of the day', async () => {
    const { Component } = await loadPart(remote, 'home.search', 'trains-home-search');
    const { user, record } = await renderPart(remote, <Component />, { stubs: [stationsStub()] });
    await user.type(await screen.findByRole('combobox', { name: 'Хаашаа' }), 'Дарх');
    await user.click(await screen.findByRole('option', { name: /Дархан/ }));
    await user.click(screen.getByRole('button', { name: /^Явах өдөр/ }));
    const [day] = await screen.findAllByRole('gridcell', { name: /12-р сарын 5/ });
    await user.click(day ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Галт тэрэг хайх' }));
    await waitFor(() =>
      expect(record.went).toEqual([expect.stringMatching(/^\/trains\?_from=ULB&_to=DAR&depart_date=2/)]),
    );
  });
});
