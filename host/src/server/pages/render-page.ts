import type { Locale } from '@aylal/domain';
import type { PageHead } from './head/page-head.ts';
import { writeHead } from './head/write-head.ts';
import type { HostBuild } from './host-build.ts';
import type { PageScript } from './page-scripts.ts';
import { integrityOf } from './page-scripts.ts';
import { escapeHtml, writeJson } from './write-json.ts';

export interface PageParts {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly publicUrl: string;
  readonly nonce: string;
  /** What stands above the page for testers, as HTML. */
  readonly banner: string;
  readonly noindex: boolean;
  readonly fontSheet: string;
  readonly fonts: readonly string[];
  readonly build: HostBuild;
  readonly scripts: readonly PageScript[];
  readonly early: readonly string[];
  readonly boot: unknown;
}

const noScript: Readonly<Record<Locale, string>> = {
  mn: 'Энэ хуудсыг ажиллуулахын тулд JavaScript-ийг идэвхжүүлнэ үү. Тусламж: 1800 4444.',
  en: 'Please turn on JavaScript to use this page. Help: 1800 4444.',
  zh: '请启用 JavaScript 以使用此页面。客服：1800 4444。',
  ru: 'Включите JavaScript, чтобы пользоваться страницей. Помощь: 1800 4444.',
  ko: '이 페이지를 이용하려면 JavaScript를 켜 주세요. 문의: 1800 4444.',
  ja: 'このページのご利用には JavaScript を有効にしてください。お問い合わせ: 1800 4444。',
};

/** The page as text. Order matters: what starts requests comes first, the boot document after it (performance.md §2). */
export function renderPage(parts: PageParts): string {
  const { locale, nonce, build, scripts, boot } = parts;
  const main = build.record.main.map(
    (file) =>
      `<script defer src="/assets/${file}" nonce="${nonce}" integrity="${integrityOf(build.record.files[file]?.sha384)}" crossorigin="anonymous"></script>`,
  );
  return [
    `<!doctype html><html lang="${locale}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">${startScript(parts)}</script>`,
    ...scripts.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...main,
    ...parts.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin>`),
    ...writeHead(parts),
    `<style>${parts.fontSheet}</style>`,
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `</head><body>${parts.banner}<div id="root"></div><noscript>${noScript[locale]}</noscript>`,
    `<script type="application/json" id="aylal-boot">${writeJson(boot)}</script></body></html>`,
  ].join('');
}

/** The only inline script: theme before the first paint, hashes before any chunk, the first data before any module. */
function startScript({ build, early, locale }: PageParts): string {
  const hashes = Object.fromEntries(
    Object.entries(build.record.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, facts]) => [file, facts.sha384]),
  );
  return [
    "var d=matchMedia('(prefers-color-scheme:dark)');(d.onchange=function(){document.documentElement.dataset.theme=d.matches?'dark':'light'})();",
    `self.__SRI={};var h=${writeJson(hashes)};for(var f in h)self.__SRI[location.origin+'/assets/'+f]='sha384-'+h[f];`,
    'self.__AYLAL_EARLY={};',
    early.length === 0
      ? ''
      : `${writeJson(early)}.forEach(function(u){var p=fetch(u,{credentials:'same-origin',headers:{accept:'application/json','accept-language':'${locale}','x-aylal-client':'web'}});p.catch(function(){});self.__AYLAL_EARLY[u]=p});`,
  ].join('');
}
