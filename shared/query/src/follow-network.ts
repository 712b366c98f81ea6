import { onlineManager } from '@tanstack/react-query';

/** Follows the network of a page, beginning with how it is now: no event tells that, and a page that begins without a network would not notice when it comes back (REL-5). */
export function followNetwork({ onLine }: { readonly onLine: boolean }): void {
  // The first subscriber makes the manager listen to the page.
  onlineManager.subscribe(() => {});
  onlineManager.setOnline(onLine);
}
