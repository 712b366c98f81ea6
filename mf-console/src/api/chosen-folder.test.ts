import { chosenFiles, droppedFiles } from './chosen-folder.ts';

const fileOf = (name: string, path = '') =>
  Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: path });

/** Entries as a browser gives them for what was dropped: a folder answers two at a time. */
function folderOf(fullPath: string, entries: readonly object[]) {
  return {
    ...{ isFile: false, isDirectory: true, fullPath },
    createReader() {
      let at = 0;
      return { readEntries: (done: (some: readonly object[]) => void) => done(entries.slice(at, (at += 2))) };
    },
  };
}
const entryOf = (fullPath: string) => ({
  ...{ isFile: true, isDirectory: false, fullPath },
  file: (done: (file: File) => void) => done(fileOf(fullPath)),
});
const dropped = (entries: readonly (object | null)[]) =>
  entries.map((entry) => ({ webkitGetAsEntry: () => entry })) as unknown as DataTransferItemList;

describe('The files of a folder', () => {
  it('that was chosen have their paths without its name', () => {
    const list = [fileOf('a.js', 'dist/a.js'), fileOf('b.woff2', 'dist/fonts/b.woff2')] as unknown as FileList;
    expect(chosenFiles(list).map(({ path }) => path)).toEqual(['a.js', 'fonts/b.woff2']);
  });

  it('that was dropped are all read, at every depth; what is no file is left out', async () => {
    const fonts = folderOf('/dist/fonts', [entryOf('/dist/fonts/b.woff2')]);
    const dist = folderOf('/dist', [entryOf('/dist/a.js'), fonts, entryOf('/dist/c.js')]);
    const files = await droppedFiles(dropped([dist, null]));
    expect(files.map(({ path }) => path)).toEqual(['a.js', 'fonts/b.woff2', 'c.js']);
  });

  it('that cannot be read is said', async () => {
    const broken = {
      isFile: true,
      fullPath: '/dist/a.js',
      file: (_done: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
    };
    await expect(droppedFiles(dropped([broken]))).rejects.toThrow('gone');
  });
});
