/** Name of the folder, beside those of the releases of a remote, with the files that they share: each is named by its content. */
export const sharedName = 'files';

/** The folder that a release shares with all others of its remote, by its own folder. */
export function sharedFolder(base: string): string {
  return base.replace(/[^/]+\/$/, `${sharedName}/`);
}

/** Where a page takes the scripts of a release from while all is well: what a visitor has of an earlier release comes out of the cache. */
export function scriptFolder(base: string, { sharesFiles }: { readonly sharesFiles?: true | undefined }): string {
  return sharesFiles ? sharedFolder(base) : base;
}
