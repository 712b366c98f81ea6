import { join } from 'node:path';
import { contractReport } from './contract-report.ts';
import { facadeFaults, parseFacades, readFacades } from './facades.ts';

const root = join(import.meta.dirname, '../..');
const facade = (version: string, ...exports: string[]) => [{ name: '@aylal/ui', version, exports }];

describe('The version of a facade follows its exports', () => {
  it.each<[string, string, string[], string | null]>([
    ['nothing changed', '4.1.2', ['A', 'B'], null],
    ['an export more, one minor step', '4.2.0', ['A', 'B', 'C'], null],
    ['an export more, one major step', '5.0.0', ['A', 'B', 'C'], null],
    ['an export more, no step', '4.1.2', ['A', 'B', 'C'], 'gained C: raise its minor version (4.2.0)'],
    ['an export more, a patch', '4.1.3', ['A', 'B', 'C'], 'gained C: raise its minor version (4.2.0)'],
    ['an export less, one major step', '5.0.0', ['A'], null],
    ['an export less, one minor step', '4.2.0', ['A'], 'lost B: raise its major version (5.0.0)'],
    ['another name', '4.2.0', ['A', 'C'], 'lost B: raise its major version (5.0.0)'],
  ])('%s', (_name, version, exports, fault) => {
    const faults = facadeFaults(facade('4.1.2', 'A', 'B'), facade(version, ...exports));
    expect(faults).toEqual(fault === null ? [] : [expect.stringContaining(fault)]);
  });

  it('which is not asked of a facade that is new', () => {
    expect(facadeFaults([], facade('1.0.0', 'A'))).toEqual([]);
  });
});

describe('The contract report', () => {
  it('holds the exports of every facade, and is read back', async () => {
    const facades = readFacades(join(root, 'host'));
    expect(facades.map(({ name }) => name)).toEqual(['@aylal/ui', '@aylal/ui/journey', '@aylal/shell']);
    expect(parseFacades(await contractReport(root))).toEqual(facades);
  }, 60_000);
});
