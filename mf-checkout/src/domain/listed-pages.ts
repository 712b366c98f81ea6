/** Hosts of partners whose pages a payment may lead to (MODAL-11). */
const hosts: ReadonlySet<string> = new Set(['ecommerce.golomtbank.com', 'ecommerce-test.golomtbank.com']);

/**
 * Whether a partner's page may be opened: over HTTPS at a listed host, or of our own origin, where the sandbox's bank is. Anything else in an answer
 * could lead anywhere.
 */
export function isListedPage(url: string, ownOrigin: string): boolean {
  if (url.startsWith(`${ownOrigin}/`)) return true;
  const page = URL.canParse(url) ? new URL(url) : null;
  return (
    page !== null && page.protocol === 'https:' && page.port === '' && page.username === '' && hosts.has(page.hostname)
  );
}
