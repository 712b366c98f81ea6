/**
 * Schemes of bank apps that we open (WEB-4). Anything else in a partner's answer is treated as missing: a link of a scheme that we do not
 * know could lead anywhere.
 */
const bankSchemes = [
  'qpaywallet',
  'khanbank',
  'statebankmongolia',
  'statebank',
  'xacbank',
  'tdbbank',
  'socialpay-payment',
  'socialpay',
  'golomt',
  'most',
  'mbank',
  'nibank',
  'ckbank',
  'capitronbank',
  'bogdbank',
  'transbank',
  'arig',
  'monpay',
  'hipay',
  'ardapp',
  'toki',
  'pocket',
] as const;

/** A bank as a payment partner names it, with the link into its app. */
export interface BankAppLink {
  readonly name: string;
  readonly deeplink: string;
}

/** A bank whose app can be opened. */
export interface BankApp {
  readonly name: string;
  readonly href: string;
}

/**
 * The banks that can be opened, and the names of those that cannot (to be logged only: ERR-10). A page of our own origin counts too: the
 * sandbox's bank is one.
 */
export function bankApps(links: readonly BankAppLink[], ownOrigin: string): { open: BankApp[]; missing: string[] } {
  const open: BankApp[] = [];
  const missing: string[] = [];
  for (const { name, deeplink } of links) {
    if (isKnownScheme(deeplink) || deeplink.startsWith(`${ownOrigin}/`)) open.push({ name, href: deeplink });
    else missing.push(name);
  }
  return { open, missing };
}

function isKnownScheme(link: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  return bankSchemes.some((known) => known === scheme);
}
