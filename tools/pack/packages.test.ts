import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../run-program.ts';
import { packAll, type Packed } from './pack.ts';
import { publishedPackages, publishedVersions } from './published-packages.ts';
import { freePort, startPackageRegistry, type PackageRegistry } from './testing/package-registry.ts';
import { servePage, until } from './testing/served-page.ts';

const root = join(import.meta.dirname, '../..');
/** A team has Node 24 as its Node. */
const env = { PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`, CI: 'true' };

describe('The packages that teams install', () => {
  let folder: string;
  let tours: string;
  let registry: PackageRegistry | undefined;
  let packed: readonly Packed[];
  const npm = async (cwd: string, ...args: string[]) => {
    const { code, output } = await run('npm', args, { cwd, quiet: true, env });
    return code === 0 ? '' : output;
  };
  // With a cache of its own: npm runs a program of this version again that it has run before, whatever it was.
  const create = (name: string, where = tours) =>
    npm(
      where,
      'create',
      '--yes',
      'aylal-remote@latest',
      name,
      `--registry=${registry?.url}`,
      `--cache=${join(folder, 'cache')}`,
    );
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aylal-packages-'));
    tours = join(folder, 'tours');
    mkdirSync(tours);
    packed = await packAll(root, join(folder, 'packages'));
    registry = await startPackageRegistry(root, join(folder, 'registry'));
    await registry.publish(packed);
    const made = await create('tours');
    if (made) throw new Error(made);
    const { dependencies, devDependencies } = manifestIn(tours);
    const others = publishedPackages(root)
      .map(({ manifest }) => manifest.name)
      .filter((name) => name.startsWith('@aylal/') && !(name in dependencies) && !(name in devDependencies));
    const options = [`--@aylal:registry=${registry.url}`, '--no-audit', '--no-fund', '--ignore-scripts'];
    // What npm remembers of other packages may be older than what they ask for.
    const fault =
      (await npm(tours, 'install', ...others, ...options)) &&
      (await npm(tours, 'install', ...others, ...options, '--prefer-online'));
    if (fault) throw new Error(fault);
  }, 600_000);
  afterAll(async () => {
    await registry?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[MFE-2] make the repository of a remote that is in order as it is', async () => {
    expect(await npm(tours, 'run', 'typecheck')).toBe('');
    expect(await npm(tours, 'run', 'lint')).toBe('');
    expect(await npm(tours, 'test')).toBe('');
  }, 180_000);

  it('[MFE-2] fail its tests where its screen breaks a promise', async () => {
    const file = join(tours, 'src/i18n/en.json');
    const words = readFileSync(file, 'utf8');
    writeFileSync(file, words.replace('"title"', '"titel"'));
    expect(await npm(tours, 'test')).toContain('has every message in all six languages');
    writeFileSync(file, words);
  }, 120_000);

  it('[MFE-2] build it, and its release asks the page for the shared packages in the versions that were installed', async () => {
    expect(await npm(tours, 'run', 'build')).toBe('');
    const { workspace } = publishedVersions(root);
    expect(JSON.parse(readFileSync(join(tours, 'dist/release.json'), 'utf8'))).toMatchObject({
      remote: 'mf-tours',
      version: expect.stringMatching(/^1\.0\.0\+[\da-f]{10}$/),
      shared: {
        '@aylal/shell': { range: `^${workspace['@aylal/shell']}` },
        '@aylal/ui': { range: `^${workspace['@aylal/ui']}` },
      },
    });
  }, 120_000);

  it('serve it alone, and an edit arrives', async () => {
    const page = servePage(tours, await freePort(), env);
    try {
      expect(await until(async () => (await page.read('/')).includes('standalone.js'))).toBe(true);
      expect(await until(async () => (await page.read('/standalone.js')) !== '')).toBe(true);
      const file = join(tours, 'src/standalone.tsx');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\nconsole.log('an edit');\n`);
      expect(await until(async () => (await page.read('/standalone.js')).includes('an edit'))).toBe(true);
    } finally {
      await page.close();
    }
  }, 180_000);

  it('refuse a name that is none, and a folder that has something in it', async () => {
    expect(await create('Tours!')).toContain('must be a name in kebab-case');
    expect(await create('tours', folder)).toContain('is not empty');
    expect(await npm(tours, 'exec', 'aylal-remote', 'publish')).toContain('there is no command "publish"');
  }, 60_000);

  it('say their licence, and ask for nothing that only this workspace has', () => {
    for (const { folder: one } of packed) {
      const manifest = readFileSync(join(one, 'package.json'), 'utf8');
      expect(manifest).toContain('"license": "MIT"');
      expect(manifest).not.toMatch(/workspace:|catalog:|"\.\.\//);
      expect(readFileSync(join(one, 'LICENSE'), 'utf8')).toContain('MIT License');
    }
  });
});

function manifestIn(folder: string): Record<'dependencies' | 'devDependencies', Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReturnType<typeof manifestIn>;
}
