import { ModuleFederation } from '@module-federation/runtime/core';
import shareByRange from './share-by-range.ts';

/** A page's shared modules: two majors of one facade, and one React. */
function openPage() {
  const provide = (name: string, version: string) => ({
    version,
    get: async () => () => `${name} ${version}`,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  const host = new ModuleFederation({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      '@aylal/ui': [provide('ui', '5.1.0'), provide('ui', '4.2.0')],
      react: [provide('react', '19.3.1')],
    },
  });
  const initialised = Promise.all(host.initializeSharing());
  const scope = host.shareScopeMap['default'] ?? {};
  return {
    /** What a remote gets that asks as our builds ask. */
    async ask(name: string, range: string) {
      await initialised;
      const remote = new ModuleFederation({ name: `remote-${range}`, remotes: [], shareStrategy: 'loaded-first' });
      remote.initShareScopeMap('default', scope);
      const customShareInfo = {
        scope: ['default'],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: range },
      };
      const factory = await remote.loadShare<string>(name, { customShareInfo });
      return factory ? factory() : null;
    },
  };
}

describe('A page with two majors of a facade', () => {
  it('gives every remote one of them by itself, and refuses the others', async () => {
    const { ask } = openPage();
    expect(await ask('@aylal/ui', '^5.0.0')).toBe('ui 5.1.0');
    await expect(ask('@aylal/ui', '^4.0.0')).rejects.toThrow('does not satisfy the requirement');
  });

  it('gives each remote the one in its range, in any order, and only what is in it', async () => {
    shareByRange();
    const { ask } = openPage();
    expect(await ask('@aylal/ui', '^4.1.0')).toBe('ui 4.2.0');
    expect(await ask('@aylal/ui', '^5.0.0')).toBe('ui 5.1.0');
    expect(await ask('@aylal/ui', '^4.0.0')).toBe('ui 4.2.0');
    expect(await ask('react', '19.3.1')).toBe('react 19.3.1');
    await expect(ask('@aylal/ui', '^4.3.0')).rejects.toThrow('does not satisfy the requirement');
    await expect(ask('@aylal/ui', '^6.0.0')).rejects.toThrow('does not satisfy the requirement');
  });
});
