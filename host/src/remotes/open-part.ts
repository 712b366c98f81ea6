/** Opens a lazy part of a door, once more when its chunk did not come (MFE-6). A second failure goes to the boundary around it. */
export async function openPart<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch {
    // The bundler forgets a chunk that failed, so the second call asks the network again.
    return open();
  }
}
