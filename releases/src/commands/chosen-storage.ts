import type { Storage } from '../storage/storage.ts';

/** The storage that `RELEASES_STORAGE` names (`s3://bucket/folder`); undefined for the folder of `DATA_DIR`. The SDK of the store is loaded only then. */
export async function chosenStorage(env: Readonly<Record<string, string | undefined>>): Promise<Storage | undefined> {
  const address = env['RELEASES_STORAGE'];
  if (!address) return undefined;
  const { createS3Storage, readS3Place } = await import('../storage/s3-storage.ts');
  return createS3Storage(readS3Place(address));
}
