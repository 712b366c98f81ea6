/**
 * Whether a partner's page may be opened (WEB-4): over HTTPS at one of these hosts, or of our own origin, where the sandbox's partners are. Anything else in an
 * answer could lead anywhere.
 */
export function isListedPage(url: string, ownOrigin: string, hosts: ReadonlySet<string>): boolean {
  if (url.startsWith(`${ownOrigin}/`)) return true;
  const page = URL.canParse(url) ? new URL(url) : null;
  return (
    page !== null && page.protocol === 'https:' && page.port === '' && page.username === '' && hosts.has(page.hostname)
  );
}
