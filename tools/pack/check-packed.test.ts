import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run-program.ts';
import { checkPacked } from './check-packed.ts';

const root = join(import.meta.dirname, '../..');

describe('An archive that is checked', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aylal-archive-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function archiveOf(files: Readonly<Record<string, string>>): Promise<string> {
    const entry = { types: './dist/index.d.ts', default: './dist/index.js' };
    const manifest = { name: 'tours', version: '1.0.0', type: 'module', license: 'MIT', exports: { '.': entry } };
    mkdirSync(join(folder, 'dist'));
    for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
      writeFileSync(join(folder, path), text);
    await run('npm', ['pack', folder, '--pack-destination', folder], { cwd: folder, quiet: true });
    return join(folder, 'tours-1.0.0.tgz');
  }

  it('passes when its entries and their types are there', async () => {
    const files = { 'dist/index.js': 'export const day = 1;\n', 'dist/index.d.ts': 'export declare const day = 1;\n' };
    await expect(checkPacked(root, await archiveOf(files), [])).resolves.toBeUndefined();
  }, 60_000);

  it('is refused when an entry is missing', async () => {
    const archive = await archiveOf({ 'dist/index.d.ts': 'export declare const day = 1;\n' });
    await expect(checkPacked(root, archive, [])).rejects.toThrow('is not in order');
  }, 60_000);

  it('is refused when an entry has no types', async () => {
    const archive = await archiveOf({ 'dist/index.js': 'export const day = 1;\n' });
    await expect(checkPacked(root, archive, [])).rejects.toThrow('is not in order');
  }, 60_000);
});
