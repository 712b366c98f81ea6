import { buildDescriptor, menuEntry } from '../app/testing/build-descriptor.ts';
import { isCurrentEntry, menuModel, miniAppMenu } from './menu-model.ts';

const descriptors = [
  buildDescriptor({
    id: 'mf-lottery-mobility',
    navigation: [
      menuEntry('ilottery', { group: 'entertainment', order: 41 }, 6),
      menuEntry('lottery', { group: 'entertainment', order: 40 }, 7),
      menuEntry('mobility', { group: 'more', order: 90 }, 8),
    ],
  }),
  buildDescriptor({
    id: 'mf-esim-insurance',
    navigation: [
      menuEntry('esim', { group: 'main', order: 50 }, 10),
      menuEntry('insurance', { group: 'more', order: 60 }, 11),
    ],
  }),
  buildDescriptor({ id: 'mf-hotels', navigation: [menuEntry('hotels', { group: 'main', order: 30 }, 5)] }),
  buildDescriptor({ navigation: [menuEntry('flights', { group: 'main', order: 20 }, 3), menuEntry('alerts', null)] }),
  buildDescriptor({ id: 'mf-account', navigation: [menuEntry('orders', { group: 'user', order: 10 })] }),
];

describe('The menu that descriptors ask for', () => {
  const { bar, other, user } = menuModel(descriptors);

  it('[SHELL-08] stands in order: flights, hotels, entertainment, eSIM, and the rest under Other', () => {
    expect(bar.map((node) => (node.kind === 'link' ? node.entry.id : node.kind))).toEqual([
      'flights',
      'hotels',
      'entertainment',
      'esim',
    ]);
    expect(other.map((entry) => entry.id)).toEqual(['insurance', 'mobility']);
    expect(user.map((entry) => entry.id)).toEqual(['orders']);
  });

  it('[SHELL-09] puts both lotteries under entertainment', () => {
    expect(bar.flatMap((node) => (node.kind === 'entertainment' ? node.entries.map((entry) => entry.id) : []))).toEqual(
      ['lottery', 'ilottery'],
    );
  });

  it('[MINI-02] gives the mini-app its own entries in its own order', () => {
    expect(miniAppMenu(descriptors).map((entry) => entry.id)).toEqual([
      'flights',
      'hotels',
      'ilottery',
      'lottery',
      'mobility',
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
