import { entryPointsOf } from './repository.ts';

describe('entryPointsOf', () => {
  it('reads one entry point for each folder that a pattern of the manifest fits', () => {
    const manifest = JSON.stringify({
      name: '@aylal/rules',
      exports: { '.': './src/index.ts', './*': './src/*/index.ts' },
    });
    const files = [
      'rules/src/index.ts',
      'rules/src/bus/index.ts',
      'rules/src/bus/deep/index.ts',
      'rules/src/bus/bus.ts',
    ];
    expect(entryPointsOf('rules', manifest, files)).toEqual([
      ['@aylal/rules', 'rules/src/index.ts'],
      ['@aylal/rules/bus', 'rules/src/bus/index.ts'],
    ]);
  });
});
