/** A file of a chosen folder, with its path in it. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** The files of a folder that was chosen by the browser's own dialog; without the folder's name. */
export function chosenFiles(list: FileList): readonly ChosenFile[] {
  return [...list].map((file) => ({ path: withoutFolder(file.webkitRelativePath || file.name), file }));
}

/** The files of a folder that was dropped. Rejects when one cannot be read. */
export async function droppedFiles(items: DataTransferItemList): Promise<readonly ChosenFile[]> {
  // All at once: after the first wait the browser has emptied the list.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: withoutFolder(entry.fullPath.slice(1)), file }];
  }
  return isFolder(entry) ? (await Promise.all((await entriesOf(entry)).map(filesBelow))).flat() : [];
}

/** A folder answers with a part of its entries each time, and with none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function withoutFolder(path: string): string {
  return path.includes('/') ? path.slice(path.indexOf('/') + 1) : path;
}
