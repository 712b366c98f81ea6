import { descriptorForMode } from './descriptor-for-mode.ts';
import { defineDescriptor, isForMode } from './descriptor.ts';

const label = { mn: 'а', en: 'a', zh: 'a', ru: 'а', ko: 'a', ja: 'a' };
const web = { modes: ['web'] };
const mini = { modes: ['emongolia'] };
const descriptor = defineDescriptor({
  id: 'mf-trial',
  contract: '^1.0.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/both', chunk: 'both' },
    { pattern: '/web', chunk: 'web', ...web },
  ],
  navigation: [
    { id: 'both', label, path: '/both', icon: 'plane' },
    { id: 'web', label, path: '/web', icon: 'plane', ...web },
  ],
  dialogs: [
    { view: 'BOTH_VIEW', chunk: 'both' },
    { view: 'WEB_VIEW', chunk: 'web', ...web },
  ],
  panels: [{ id: 'web', label, chunk: 'web', ...web }],
  slots: [
    { slot: 'home.board', id: 'both', label, icon: 'plane', order: 1, chunk: 'both' },
    { slot: 'home.search', id: 'web', label, icon: 'plane', order: 1, chunk: 'web', ...web },
    { slot: 'mini-app.import', id: 'mini', label, icon: 'plane', order: 1, chunk: 'mini', ...mini },
  ],
});

const withoutPlaces = { slots: [], goal: ['book-flight' as const], events: { produces: [], consumes: [] } };

const namesIn = (mode: string) => {
  const { routes, navigation, dialogs, panels, slots } = descriptorForMode(descriptor, mode);
  return [
    routes.map(({ pattern }) => pattern),
    navigation.map(({ id }) => id),
    dialogs.map(({ view }) => view),
    panels.map(({ id }) => id),
    slots.map(({ id }) => id),
  ];
};

it.each(['Web_VIEW', 'WEB', 'web-view'])(
  '[GAP-65.1] refuses the popup view %s: a key is NAME_VIEW in capitals',
  (view) => {
    expect(() =>
      defineDescriptor({
        ...descriptor,
        ...withoutPlaces,
        dialogs: [{ view, chunk: 'web' }],
      }),
    ).toThrow();
  },
);

describe('A descriptor for one mode', () => {
  it('[CARD-23] leaves out the parts that name other modes', () => {
    expect(namesIn('emongolia')).toEqual([['/both'], ['both'], ['BOTH_VIEW'], [], ['both', 'mini']]);
  });

  it('keeps parts without modes in every mode', () => {
    expect(namesIn('web')).toEqual([
      ['/both', '/web'],
      ['both', 'web'],
      ['BOTH_VIEW', 'WEB_VIEW'],
      ['web'],
      ['both', 'web'],
    ]);
  });

  it('takes a mode of a partner by its name, and refuses what is no name', () => {
    const partner = defineDescriptor({ ...descriptor, ...withoutPlaces, modes: ['hotels-2'] });
    expect(['hotels-2', 'web'].map((mode) => isForMode(partner, mode))).toEqual([true, false]);
    for (const name of ['Hotels', '2-hotels', 'a b', ''])
      expect(() => defineDescriptor({ ...descriptor, ...withoutPlaces, modes: [name] })).toThrow();
  });
});
