import { findBuild, lookAtBuild, readRecord, type BuildRecord } from './chosen-build.ts';

const record: BuildRecord = {
  remote: 'mf-flights',
  version: '1.6.0+ee55ff66aa',
  git: 'abc',
  files: { 'entry.js': { bytes: 10 }, 'fonts/a.woff2': { bytes: 5 } },
};
const whole = [
  ['release.json', 200],
  ['entry.js', 10],
  ['entry.js.br', 4],
  ['fonts/a.woff2', 5],
  ['notes.txt', 1],
] as const;

describe('A chosen folder', () => {
  it.each([
    ['a build', ['release.json', 'entry.js'], ''],
    ['a package with its build in dist', ['package.json', 'dist/release.json'], 'dist/'],
    ['something else', ['package.json', 'dist/deep/release.json'], null],
  ])('is %s', (_name, paths, base) => {
    expect(findBuild(paths)).toBe(base);
  });

  it.each([
    ['no JSON', '{'],
    ['another document', '{"name":"x"}'],
    ['a name that is no path', JSON.stringify({ ...record, remote: '../mf-flights' })],
  ])('has no record when release.json is %s', (_name, text) => {
    expect(readRecord(text)).toBeNull();
  });

  it('is sent with the files of its record and their compressed twins', () => {
    expect(readRecord(JSON.stringify({ ...record, more: 1 }))).toEqual(record);
    expect(lookAtBuild(record, new Map(whole))).toEqual({
      paths: ['entry.js', 'entry.js.br', 'fonts/a.woff2'],
      bytes: 19,
    });
  });

  it.each([
    ['misses a file', whole.filter(([path]) => path !== 'entry.js'), 'missing', ['entry.js']],
    ['holds a script of another build', [...whole, ['old.js', 3] as const], 'unrecorded', ['old.js']],
    ['holds a file that has changed', [...whole, ['entry.js', 11] as const], 'other-bytes', ['entry.js']],
  ])('is refused when it %s', (_name, sizes, kind, paths) => {
    expect(lookAtBuild(record, new Map(sizes))).toEqual({ kind, paths });
  });
});
