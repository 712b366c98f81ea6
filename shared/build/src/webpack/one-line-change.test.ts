import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '../testing/build-release.ts';
import { runReleases } from '../testing/run-releases.ts';
import { writeSmallRemote } from '../testing/small-remote.ts';

const screen = (text: string) => `export const Screen = () => '${text}';`;
const scriptsOf = (digests: Record<string, string>) => Object.keys(digests).filter((name) => /^[^/]+\.js$/.test(name));
const nameOf = (script: string) => script.split('.')[0];

let place: string;
let before: string[];
let after: string[];
let folders: readonly [string, string];
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'aylal-line-'));
  const [first, next] = [join(place, 'first'), join(place, 'next')].map((folder) =>
    writeSmallRemote(folder, { 'src/screen.tsx': screen('first') }),
  );
  if (!first || !next) throw new Error('two folders were written');
  writeFileSync(join(next, 'src/screen.tsx'), screen('next'));
  before = scriptsOf(buildRelease(first, { AYLAL_SOURCES: '0000000001' }));
  after = scriptsOf(buildRelease(next, { AYLAL_SOURCES: '0000000002' }));
  folders = [join(first, 'dist'), join(next, 'dist')];
}, 180_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('A release in which one line is another', () => {
  it('has new bytes in the chunk of that line and in the entry, which names the chunks, and in nothing else', () => {
    const gone = before.filter((name) => !after.includes(name));
    expect(gone.map(nameOf).toSorted()).toEqual(['entry', 'screen']);
    expect(before.length).toBeGreaterThan(8);
    expect(after).toHaveLength(before.length);
    expect(
      after
        .filter((name) => !before.includes(name))
        .map(nameOf)
        .toSorted(),
    ).toEqual(['entry', 'screen']);
  });

  it('has its version in its entry alone', () => {
    const [, next] = folders;
    const naming = after.filter((name) => readFileSync(join(next, name), 'utf8').includes('0000000002'));
    expect(naming.map(nameOf)).toEqual(['entry']);
  });

  it('[MFE-6] runs in one page beside the release before it, each with its own chunks, though they are asked for at the same time', async () => {
    const page = runReleases();
    const opening = folders.map(page.open);
    page.runWaiting();
    const screens = (await Promise.all(opening)).map((remoteModule) => remoteModule.screen());
    page.runWaiting();
    expect((await Promise.all(screens)).map(({ Screen }) => Screen())).toEqual(['first', 'next']);
    expect(page.ran().slice(-2)).toEqual(['screen', 'screen']);
  });
});
