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
  /** Address of Google's script where it draws the maps; it then loads scripts, pictures, fonts and data of its own. */
  readonly googleMaps: string | null;
}

/** What Google's script asks for, by Google's own guide to a strict policy; it may not evaluate code here. It makes trusted types under names that are written nowhere. */
const google = {
  styles: ' https://fonts.googleapis.com',
  pictures: ' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  fonts: ' https://fonts.gstatic.com',
  data: ' https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
  frames: ' https://*.google.com',
  workers: ' blob:',
  policies: '*',
  scripts: ' https://*.googleapis.com https://*.gstatic.com',
};
const nobody = { styles: '', pictures: '', fonts: '', data: '', frames: '', workers: '', policies: null };

/**
 * The content security policy of every HTML answer (WEB-1). Styles are free: the design system writes them at run time, and they run nothing. Our pages frame
 * the game and papers of our own (MODAL-08); no page of ours lets itself be framed by another.
 */
export function pagePolicy(facts: PagePolicy): string {
  const { nonce, containers, releaseOrigins, frameAncestors, gameOrigin, googleMaps } = facts;
  const more = googleMaps === null ? nobody : google;
  const ours = ["'self'", ...releaseOrigins].join(' ');
  const policies = more.policies ?? ['aylal-host', 'aylal-loader', 'aylal-kept', ...containers].join(' ');
  const page = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'unsafe-inline'${more.styles}`,
    `img-src ${ours} data: blob:${more.pictures}`,
    `font-src ${ours}${more.fonts}`,
    `connect-src ${ours}${more.data}`,
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-src ${["'self'", ...(gameOrigin ? [gameOrigin] : [])].join(' ')}${more.frames}`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `worker-src 'self'${more.workers}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${policies} 'allow-duplicates'`,
    'report-uri /csp-report',
    'report-to csp',
  ];
  // Under 'strict-dynamic' a script may come from anywhere, also by a redirect. This second policy names the origins, and a script has to satisfy both.
  const maps = googleMaps === null ? '' : ` ${new URL(googleMaps).origin}${google.scripts}`;
  const origins = [`script-src ${ours}${maps} 'unsafe-inline'`, 'report-uri /csp-report', 'report-to csp'];
  return [page, origins].map((directives) => directives.join('; ')).join(', ');
}
