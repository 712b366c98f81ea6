import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lentRuntimeKey } from './lent-runtime.ts';

describe('lentRuntimeKey', () => {
  it('names the version that is installed, so that no remote takes the runtime of another one', () => {
    const door = createRequire(__filename).resolve('@module-federation/runtime');
    const manifest = readFileSync(door.replace(/dist.*$/, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    expect(name).toBe('@module-federation/runtime');
    expect(lentRuntimeKey).toBe(`_AYLAL_FEDERATION_${version.replaceAll('.', '_')}`);
  });
});
