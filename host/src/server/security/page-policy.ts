/** What differs between the pages of one server. */
export interface PagePolicy {
  readonly nonce: string;
  /** Containers of the registered remotes: each build has a trusted-types policy by that name. */
  readonly containers: readonly string[];
  /** Origins that serve releases beside our own. */
  readonly releaseOrigins: readonly string[];
  /** Origins whose pages may show ours in a frame: the mini-app's; nobody, when there is none. */
  readonly frameAncestors: readonly string[];
  /** Origin of the game (WEB-5); null where there is none. */
  readonly gameOrigin: string | null;
}

/**
 * The content security policy of every HTML answer (WEB-1). Styles are free: the design system writes them at run time, and they run nothing. Our pages frame
 * the game and papers of our own (MODAL-08); no page of ours lets itself be framed by another.
 */
export function pagePolicy({ nonce, containers, releaseOrigins, frameAncestors, gameOrigin }: PagePolicy): string {
  const ours = ["'self'", ...releaseOrigins].join(' ');
  const policies = ['aylal-host', 'aylal-loader', ...containers].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${ours} data: blob:`,
    `font-src ${ours}`,
    `connect-src ${ours}`,
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-src ${["'self'", ...(gameOrigin ? [gameOrigin] : [])].join(' ')}`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies} 'allow-duplicates'`,
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
}
