import type { BrowserContext, Page } from 'playwright';

/** Something that another remote has stored: it must be there after every page. */
export const foreignName = 'aylal-of-another-remote';

/** In the page before its scripts: another remote has been here, and what the tab showed before left nothing in it. */
export function storeForeign(name: string): void {
  // Pages without an origin have no storage.
  if (!location.protocol.startsWith('http')) return;
  sessionStorage.clear();
  localStorage.setItem(name, '1');
  sessionStorage.setItem(name, '1');
  document.cookie = `${name}=1; path=/`;
}

/** Names of everything that is stored at the page's origin, each with its kind. */
export async function storedNames(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = await context.cookies(page.url());
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...others];
}

/**
 * What a remote has done to what is not its own: names that are there now and begin neither with the remote's name nor with the shell's, and what
 * another one had stored and is gone. `before` is what the shell stores by itself.
 */
export function strayNames(remote: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const isOwn = (name: string) => [remote, 'aylal'].some((owner) => name.split(' ')[1]?.startsWith(owner));
  const lost = before.filter((name) => name.endsWith(` ${foreignName}`) && !after.includes(name));
  return [
    ...after.filter((name) => !before.includes(name) && !isOwn(name)).map((name) => `${name} is new`),
    ...lost.map((name) => `${name.split(' ')[0]}: what another remote stored is gone`),
  ];
}
