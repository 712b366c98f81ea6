/** @jest-environment node */
import type { Descriptor } from '@aylal/shell';
import { menuEntry } from '../app/testing/build-descriptor.ts';
import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { entriesOf, isCurrentEntry, menuModel, miniAppMenu } from './menu-model.ts';

describe('The menu that the remotes ask for', () => {
  let descriptors: readonly Descriptor[];
  beforeAll(async () => {
    descriptors = await remoteDescriptors('web');
  });

  it('[SHELL-08] [GAP-69.1] is in order: flights, hotels, entertainment, eSIM, and the rest under Other', () => {
    const { bar, other } = menuModel(descriptors);
    expect(bar.map((node) => (node.kind === 'link' ? node.entry.id : node.kind))).toEqual([
      'flights',
      'hotels',
      'entertainment',
      'esim',
    ]);
    // What is added later comes after them.
    const specified = ['insurance', 'bus', 'trains', 'trip', 'transport', 'mobility'];
    expect(other.map(({ id }) => id).slice(0, specified.length)).toEqual(specified);
  });

  it('[SHELL-09] puts both lotteries under entertainment', () => {
    const games = menuModel(descriptors).bar.filter(({ kind }) => kind === 'entertainment');
    expect(games.flatMap(entriesOf).map(({ id }) => id)).toEqual(['lottery', 'ilottery']);
  });

  it('[SHELL-05] gives the user menu the pages of a customer', () => {
    expect(menuModel(descriptors).user.map(({ id }) => id)).toEqual([
      'orders',
      'price-alerts',
      'wallet',
      'game-wallet',
      'passengers',
      'saved-hotels',
      'profile',
    ]);
  });

  it('tells every entry of a menu apart by its icon', () => {
    const { bar, other, user } = menuModel(descriptors);
    for (const menu of [[...bar.flatMap(entriesOf), ...other], user]) {
      const icons = menu.map(({ icon }) => icon);
      expect(icons).toEqual([...new Set(icons)]);
    }
  });

  it('[MINI-02] gives the mini-app its own entries in its own order', () => {
    expect(miniAppMenu(descriptors).map(({ id }) => id)).toEqual([
      'bus',
      'trains',
      'flights',
      'trip',
      'hotels',
      'ilottery',
      'lottery',
      'mobility',
      'transport',
      'esim',
      'insurance',
    ]);
  });

  it.each([
    ['/flights', true],
    ['/flights/results', true],
    ['/flightsale', false],
  ])('knows of %s whether it is a page of flights', (path, current) => {
    expect(isCurrentEntry(menuEntry('flights', null), path)).toBe(current);
  });
});
