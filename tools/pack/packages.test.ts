import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run-program.ts';
import { packAll, type Packed } from './pack.ts';
import { publishedVersions } from './published-packages.ts';
import { startPackageRegistry, type PackageRegistry } from './testing/package-registry.ts';
import { readRelease, writeRemoteRepository } from './testing/remote-repository.ts';

const root = join(import.meta.dirname, '../..');

describe('The packages that teams install', () => {
  let folder: string;
  let registry: PackageRegistry | undefined;
  let packed: readonly Packed[];
  const inRepository = async (program: string, ...args: string[]) => {
    const { code, output } = await run(program, args, { cwd: join(folder, 'tours'), quiet: true });
    return code === 0 ? '' : output;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aylal-packages-'));
    packed = await packAll(root, join(folder, 'packages'));
    registry = await startPackageRegistry(root, join(folder, 'registry'));
    await registry.publish(packed);
    writeRemoteRepository(root, join(folder, 'tours'));
    const options = [`--@aylal:registry=${registry.url}`, '--no-audit', '--no-fund', '--ignore-scripts'];
    const fault = await inRepository('npm', 'install', ...options);
    if (fault) throw new Error(fault);
  }, 600_000);
  afterAll(async () => {
    await registry?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[MFE-2] are found with their types by a remote that has nothing of this workspace', async () => {
    expect(await inRepository(join(root, 'node_modules/.bin/tsc'), '-p', '.')).toBe('');
  }, 120_000);

  it('[MFE-2] build a remote, which asks the page for the shared packages in the versions that were installed', async () => {
    expect(await inRepository(process.execPath, 'build.mjs')).toBe('');
    const { workspace } = publishedVersions(root);
    expect(readRelease(join(folder, 'tours'))).toMatchObject({
      remote: 'mf-tours',
      shared: {
        '@aylal/shell': { range: `^${workspace['@aylal/shell']}` },
        '@aylal/ui': { range: `^${workspace['@aylal/ui']}` },
      },
    });
  }, 120_000);

  it('say their licence, and ask for nothing that only this workspace has', () => {
    for (const { folder: one } of packed) {
      const manifest = readFileSync(join(one, 'package.json'), 'utf8');
      expect(manifest).toContain('"license": "MIT"');
      expect(manifest).not.toMatch(/workspace:|catalog:|"\.\.\//);
      expect(readFileSync(join(one, 'LICENSE'), 'utf8')).toContain('MIT License');
    }
  });
});
