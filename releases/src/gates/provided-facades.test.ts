import { providedFacades, type Provided } from './provided-facades.ts';

const react = { built: '19.3.1', range: '19.3.1' };
const asking = (ui: string, journey = ui) => ({
  shared: {
    react,
    '@aylal/ui': { built: ui, range: `^${ui}` },
    '@aylal/ui/journey': { built: journey, range: `^${journey}` },
  },
});
const shell: Provided = {
  shared: { react: '19.3.1', '@aylal/ui': '5.1.0', '@aylal/ui/journey': '5.1.0', '@aylal/shell': '1.0.0' },
  exports: { '@aylal/ui': ['Button'], '@aylal/ui/journey': ['Combobox'], '@aylal/shell': ['Slot'] },
  earlier: [
    { facade: '@aylal/ui', version: '4.2.0', exports: { '@aylal/ui': ['Button', 'Badge'], '@aylal/ui/journey': [] } },
  ],
};

describe('What a shell with two majors of a facade gives to a release', () => {
  it.each([
    ['the present one', asking('5.0.0'), null, ['Button']],
    ['the earlier one', asking('4.2.0'), '4.2.0', ['Button', 'Badge']],
    ['the present one where the earlier one is too old', asking('4.3.0'), null, ['Button']],
    ['never a module of each', asking('4.2.0', '5.0.0'), null, ['Button']],
    ['the present one to a release that asks for neither', { shared: { react } }, null, ['Button']],
    [
      'the present one where React does not fit',
      { shared: { ...asking('4.2.0').shared, react: { built: '20.0.0', range: '20.0.0' } } },
      null,
      ['Button'],
    ],
  ])('is %s', (_name, release, version, exports) => {
    const given = providedFacades(release, shell);
    expect(given.earlier?.version ?? null).toBe(version);
    expect(given.exports?.['@aylal/ui']).toEqual(exports);
    expect(given.shared['@aylal/ui/journey']).toBe(version ?? '5.1.0');
    expect(given.exports?.['@aylal/shell']).toEqual(['Slot']);
  });
});
