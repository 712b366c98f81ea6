import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create-remote.ts';

describe('The repository of a new remote', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aylal-create-'));
    mkdirSync(join(folder, 'template/src/sample-shop'), { recursive: true });
    writeFileSync(join(folder, 'template/gitignore'), 'dist/\n');
    const text = `sampleShopRoutes mf-sample-shop SAMPLE_SHOP_VIEW useSampleShopMessages 'Sample shop'`;
    writeFileSync(join(folder, 'template/src/sample-shop/sample-shop.ts'), text);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const create = (name?: string, where = folder) => createRemote(join(folder, 'template'), where, name);

  it('has its name in every way that names are written, in files and in their paths', () => {
    const made = create('mf-bus-tours');
    expect(made).toBe(join(folder, 'bus-tours'));
    expect(readFileSync(join(made, 'src/bus-tours/bus-tours.ts'), 'utf8')).toBe(
      `busToursRoutes mf-bus-tours BUS_TOURS_VIEW useBusToursMessages 'Bus tours'`,
    );
    expect(readFileSync(join(made, '.gitignore'), 'utf8')).toBe('dist/\n');
  });

  it.each(['Tours', 'tours!', '', undefined, '../tours', 'a--b'])('is not made for the name %s', (name) => {
    expect(() => create(name)).toThrow('must be a name in kebab-case');
  });

  it('is made where one is, if that is an empty folder or a repository without files', () => {
    const empty = join(folder, 'empty');
    mkdirSync(join(empty, '.git'), { recursive: true });
    expect(create('tours', empty)).toBe(empty);
    expect(readFileSync(join(empty, '.gitignore'), 'utf8')).toBe('dist/\n');
  });

  it('is not written over what is there', () => {
    mkdirSync(join(folder, 'tours'));
    expect(create('tours')).toBe(join(folder, 'tours'));
    expect(() => create('tours')).toThrow('is not empty');
  });
});
