import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ShopPageOptions {
  readonly shop: URL;
  /** Of the remote that is worked on; it takes the place of the released one's, or is new. */
  readonly descriptor: { readonly id: string };
  /** Address of the local build's first script. */
  readonly script: string;
}

interface Boot {
  descriptors: { id: string }[];
}

/** Answers page requests with the shop's page whose scripts are the local build; passes everything else on, and with a shop elsewhere every page of a payment. */
export function createShopPage(options: ShopPageOptions) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!isPage(request, options.shop)) return next();
    try {
      const { accept, cookie } = request.headers;
      const answer = await fetch(new URL(request.url ?? '/', options.shop), {
        redirect: 'manual',
        headers: { ...(accept ? { accept } : {}), ...(cookie ? { cookie } : {}) },
      });
      const html = answer.headers.get('content-type')?.startsWith('text/html')
        ? localPage(await answer.text(), options)
        : null;
      if (html === null) return next();
      // 200 also where the shop knows no such page: the remote may be new.
      for (const one of answer.headers.getSetCookie()) response.appendHeader('set-cookie', one);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html);
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The shop at ${options.shop.origin} does not answer: ${(error as Error).message}\n`);
    }
  };
}

const onThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function isPage({ method, url = '/', headers }: IncomingMessage, shop: URL): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  const paying = /^\/[a-z]{2}\/checkout(\/|$)/.test(url);
  return !paying || onThisMachine.test(shop.hostname);
}

/** The shop's page with the local scripts, or null when it is none of the shell's pages. */
function localPage(html: string, { descriptor, script }: ShopPageOptions): string | null {
  const found = /<script type="application\/json" id="aylal-boot">([^]*?)<\/script>/.exec(html)?.[1];
  if (!found) return null;
  const boot = JSON.parse(found) as Boot;
  const descriptors = [...boot.descriptors.filter(({ id }) => id !== descriptor.id), descriptor];
  const take = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  return [
    `<!doctype html><html lang="${/<html lang="(\w+)"/.exec(html)?.[1] ?? 'mn'}" data-theme="light" data-local-remote="${descriptor.id}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    take(/<title>[^<]*<\/title>/),
    take(/<style>[^]*?<\/style>/),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `</head><body><div data-release-panel style="display:flex;flex-wrap:wrap;align-items:center;gap:12px;padding:4px 12px;background:#7a1fa2;color:#fff;font:14px/20px sans-serif"><span role="status">${descriptor.id}: this machine</span></div>`,
    `<div id="root"></div><script type="application/json" id="aylal-boot">${JSON.stringify({ ...boot, descriptors }).replaceAll('<', '\\u003c')}</script>`,
    `<script src="${script}"></script></body></html>`,
  ].join('');
}
