import { screen } from '@testing-library/react';
import { buildDescriptor, lentSlot } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const part = (text: string) => async () => ({ part: { Component: () => <p>{text}</p> } });

describe('[GAP-68.2] The home page', () => {
  it('shows the search tabs and boards that are contributed, and the news', async () => {
    const slots = [lentSlot('home.search', 'search'), lentSlot('home.board', 'esim-board')];
    const remoteModule = buildRemoteModule({ slots: { search: part('Хайлт'), 'esim-board': part('eSIM жагсаалт') } });
    const boot = { descriptors: [buildDescriptor({ slots })] };
    await renderShell('/mn', { boot, remoteModules: { 'mf-flights': remoteModule }, stubs: contentStubs() });
    expect(await screen.findByRole('tab', { name: 'search' })).toBeVisible();
    expect(await screen.findByText('eSIM жагсаалт')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Мэдээ' })).toBeVisible();
  });

  it('[CONST-10] [CONST-11] says when the phone line answers, at weekends too', async () => {
    await renderShell('/mn', { stubs: contentStubs() });
    expect(await screen.findByText(/^1800 4444, Да–Ба 08:00–22:00, Бя–Ня 09:00–21:00\./)).toBeVisible();
  });

  it('is contributed a search by every product that is searched, and the list of eSIMs', async () => {
    const slots = (await remoteDescriptors()).flatMap(({ slots: contributions }) =>
      contributions.map(({ slot, id }) => `${slot} ${id}`),
    );
    expect(slots.filter((slot) => slot.startsWith('home.search')).toSorted()).toEqual([
      'home.search bus-home-search',
      'home.search flights-home-search',
      'home.search hotels-home-search',
      'home.search trains-home-search',
      'home.search transports-home-search',
      'home.search trips-home-search',
    ]);
    expect(slots).toContain('home.board esim-board');
  });
});
