/** @jest-environment node */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { slimRuntimePlugin } from './slim-runtime.ts';

const here = createRequire(import.meta.filename);
const plugin = here.resolve('@module-federation/enhanced/webpack');
const tools = createRequire(plugin).resolve('@module-federation/runtime-tools');
const name = '@module-federation/webpack-bundler-runtime';

interface BundlerRuntime {
  default: { bundlerRuntime: Record<string, unknown> };
}

/** What an update of the federation package must not change unseen (decision 0315). */
describe('The part of the federation runtime that builds take', () => {
  it('is of the copy that the federation plugin gives to builds', () => {
    expect(here.resolve(name)).toBe(createRequire(tools).resolve(name));
  });

  it('takes the place of the file that the plugin puts into every build', () => {
    const { resourceRegExp } = slimRuntimePlugin('host') as unknown as { resourceRegExp: RegExp };
    expect(createRequire(tools).resolve(`${name}/bundler`)).toMatch(resourceRegExp);
  });

  it('leaves out what it is known to leave out, and nothing that is new', async () => {
    const whole = (await import(name)) as BundlerRuntime;
    const parts = Object.keys(whole.default.bundlerRuntime);
    const taken = ['S', 'consumes', 'I', 'initContainerEntry', 'init'];
    const left = ['remotes', 'installInitialConsumes', 'getSharedFallbackGetter'];
    expect(parts.toSorted()).toEqual([...taken, ...left].toSorted());
    expect(Object.keys(whole.default).toSorted()).toEqual(
      [
        'attachShareScopeMap',
        'bundlerRuntime',
        'bundlerRuntimeOptions',
        'initOptions',
        'instance',
        'runtime',
      ].toSorted(),
    );
  });

  it.each(['attachShareScopeMap', 'consumes', 'initContainerEntry', 'initializeSharing'])(
    'finds %s under its own file',
    async (part) => {
      const file = (await import(`${name}/dist/${part}.js`)) as Record<string, unknown>;
      expect(file[part]).toBeInstanceOf(Function);
    },
  );

  it('provides the core under the version that is installed', () => {
    const { version } = JSON.parse(
      readFileSync(here.resolve('@module-federation/webpack-bundler-runtime/package.json'), 'utf8'),
    ) as { version: string };
    const provided = readFileSync(new URL('runtime/provide-runtime-core.ts', import.meta.url), 'utf8');
    expect(provided).toContain(`version: '${version}'`);
  });
});
