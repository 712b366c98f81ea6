import type { Locale } from '@aylal/domain/language';
import type { FirstSight, RenderedPage } from '../../rendering/render-request.ts';
import { prehydrationClicksScript } from './prehydration-clicks-script.ts';
import type { PageHead } from './head/page-head.ts';
import { writeHead } from './head/write-head.ts';
import type { HostBuild } from './host-build.ts';
import { loadingNotice, lostScripts } from './loading-notice.ts';
import type { PageScript } from './page-scripts.ts';
import { integrityOf } from './page-scripts.ts';
import { speculationRules } from './speculation-rules.ts';
import { escapeHtml, escapeJson, writeJson } from './write-json.ts';

export interface PageParts {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly publicUrl: string;
  readonly nonce: string;
  /** What is above the page for testers, as HTML. */
  readonly banner: string;
  readonly noindex: boolean;
  readonly fontSheet: string;
  readonly fonts: readonly string[];
  readonly build: HostBuild;
  readonly scripts: readonly PageScript[];
  /** Reads that the page starts by itself, before any script. */
  readonly early: readonly string[];
  /** A rendering is on its way: what is seen comes first, the scripts after it (performance.md §3.7). */
  readonly contentFirst: boolean;
}

/** What is known when the page was rendered, or was left to the browser. */
export interface PageRest {
  /** Scripts were asked for already, because the rendering was long in coming. */
  readonly scriptsAsked: boolean;
  readonly boot: unknown;
  /** The start of the page, where that is on its way already. */
  readonly seen: FirstSight | null;
  readonly rendering: RenderedPage | null;
  /** Reads that the server would have made, had it rendered the page. */
  readonly early: readonly string[];
  /** Where the address leads, of a page whose scripts are on the way already and see to it; without scripts the page does. */
  readonly leadsTo?: string | undefined;
  /** Of a page that a server renders and could not this time: without scripts it asks for itself again. */
  readonly asksAgain?: boolean;
}

/** Until then a thread is free again, and a release has rested. */
const againSeconds = 5;

const noScript: Readonly<Record<Locale, string>> = {
  mn: 'Энэ хуудсыг ажиллуулахын тулд JavaScript-ийг идэвхжүүлнэ үү. Тусламж: 1800 4444.',
  en: 'Please turn on JavaScript to use this page. Help: 1800 4444.',
  zh: '请启用 JavaScript 以使用此页面。客服：1800 4444。',
  ru: 'Включите JavaScript, чтобы пользоваться страницей. Помощь: 1800 4444.',
  ko: '이 페이지를 이용하려면 JavaScript를 켜 주세요. 문의: 1800 4444.',
  ja: 'このページのご利用には JavaScript を有効にしてください。お問い合わせ: 1800 4444。',
};

/** Of a page that came with its content: most of it works, and what does not is not to look broken. */
const lessWithoutScripts: Readonly<Record<Locale, string>> = {
  mn: 'Энэ хуудасны зарим үйлдэлд JavaScript хэрэгтэй. Тусламж: 1800 4444.',
  en: 'Some things on this page need JavaScript. Help: 1800 4444.',
  zh: '此页面的部分功能需要 JavaScript。客服：1800 4444。',
  ru: 'Некоторым функциям этой страницы нужен JavaScript. Помощь: 1800 4444.',
  ko: '이 페이지의 일부 기능에는 JavaScript가 필요합니다. 문의: 1800 4444.',
  ja: 'このページの一部の機能には JavaScript が必要です。お問い合わせ: 1800 4444。',
};

/** The first part of the page, which does not wait for a rendering: what starts requests (performance.md §2), unless the content is to come first. */
export function pageStart(parts: PageParts): string {
  const { locale, nonce } = parts;
  return [
    `<!doctype html><html lang="${locale}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">${startScript(parts)}</script>`,
    parts.contentFirst ? '' : pageScriptElements(parts),
    ...parts.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin>`),
    ...writeHead(parts),
    `<style>${parts.fontSheet}</style>`,
    `<script type="speculationrules" nonce="${nonce}">${speculationRules(locale)}</script>`,
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}

/** Asks for all scripts of the page, and runs the first of them when the page is read. */
export function pageScriptElements({ nonce, build, scripts }: PageParts): string {
  const hashes = Object.fromEntries(
    Object.entries(build.record.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, facts]) => [file, facts.sha384]),
  );
  return [
    ...scripts.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...build.record.main.map(
      (file) =>
        `<script defer src="/assets/${file}" nonce="${nonce}" integrity="${integrityOf(build.record.files[file]?.sha384)}" crossorigin="anonymous"></script>`,
    ),
    `<script nonce="${nonce}">self.__SRI={};var h=${writeJson(hashes)};for(var f in h)self.__SRI[location.origin+'/assets/'+f]='sha384-'+h[f];</script>`,
  ].join('');
}

/** The end of the head, and the body up to the end of what is rendered so far. */
export function pageOpening(
  { nonce, banner }: PageParts,
  rendered: Pick<RenderedPage, 'styles' | 'html'> | null,
): string {
  const early = rendered ? `<script nonce="${nonce}">${prehydrationClicksScript}</script>` : '';
  return `${rendered?.styles ?? ''}</head><body>${early}${banner}<div id="root">${rendered?.html ?? ''}`;
}

/** What comes after a first sight: the rest in its place, or the end of the page's elements when the browser has to render it after all. */
function afterFirstSight(nonce: string, seen: FirstSight, rendering: RenderedPage | null): string {
  if (!rendering) return seen.tail;
  const styles = rendering.styles.slice(seen.styles.length);
  return `${styles}<script nonce="${nonce}">${moveStyles}</script>${rendering.html.slice(seen.html.length)}`;
}

/** Between elements they would be in the way of anyone who takes the page over. */
const moveStyles = '{let s=document.currentScript;document.head.append(s.previousSibling);s.remove()}';

/** The rest: what was rendered, with its styles, and the documents by which the browser takes it over. */
export function pageRest(parts: PageParts, { seen, rendering, ...rest }: PageRest): string {
  const { locale, nonce } = parts;
  const { boot, early, scriptsAsked, leadsTo, asksAgain } = rest;
  return [
    leadsTo ? `<noscript>${refreshTo(leadsTo)}</noscript>` : '',
    asksAgain ? `<noscript><meta http-equiv="refresh" content="${againSeconds}"></noscript>` : '',
    seen ? afterFirstSight(nonce, seen, rendering) : pageOpening(parts, rendering),
    `</div><noscript><p style="padding:16px">${(rendering ? lessWithoutScripts : noScript)[locale]}</p></noscript>`,
    seen || rendering ? '' : loadingNotice(locale, nonce),
    parts.contentFirst && !scriptsAsked ? pageScriptElements(parts) : '',
    early.length > 0 ? `<script nonce="${nonce}">${startReads(early, locale)}</script>` : '',
    rendering ? `<script type="application/json" id="aylal-queries">${escapeJson(rendering.queries)}</script>` : '',
    `<script type="application/json" id="aylal-boot">${writeJson(boot)}</script></body></html>`,
  ].join('');
}

/** The address that a rendering leads to, as long as it is a page of ours in the same language: a release's code has said it. */
export function ownAddress(leadsTo: string | undefined, locale: Locale): string | undefined {
  return leadsTo !== undefined && new RegExp(`^/${locale}(?=[/?]|$)`).test(leadsTo) ? leadsTo : undefined;
}

/** Leads a browser to another page: the start of this one is on the way, with status 200. */
function refreshTo(address: string): string {
  return `<meta http-equiv="refresh" content="0;url=${escapeHtml(address)}">`;
}

/** The rest of a page whose address leads to another one, with a link for whom it does not. */
export function pageLeadingTo(address: string): string {
  const to = escapeHtml(address);
  return `${refreshTo(address)}</head><body><a href="${to}">${to}</a></body></html>`;
}

/** The first use of `Intl` costs a slow phone 70 ms: here while it waits for scripts, and not between a tap and its answer. */
const warmIntl = '(self.requestIdleCallback||setTimeout)(function(){new Intl.NumberFormat});';

/** Runs before everything: theme before the first paint, the first data before any module. */
function startScript({ early, locale }: PageParts): string {
  return [
    "var d=matchMedia('(prefers-color-scheme:dark)');(d.onchange=function(){document.documentElement.dataset.theme=d.matches?'dark':'light'})();",
    lostScripts,
    `self.__AYLAL_EARLY={};${startReads(early, locale)}`,
    warmIntl,
  ].join('');
}

function startReads(urls: readonly string[], locale: Locale): string {
  if (urls.length === 0) return '';
  return `${writeJson(urls)}.forEach(function(u){var p=fetch(u,{credentials:'same-origin',headers:{accept:'application/json','accept-language':'${locale}','x-aylal-client':'web'}});p.catch(function(){});self.__AYLAL_EARLY[u]=p});`;
}
