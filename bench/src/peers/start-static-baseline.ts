import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { writeRules } from './css-rule.ts';
import { packFile, type PackedFile } from './packed-file.ts';
import { offerAddresses } from './offer-addresses.ts';
import { placesOf, pruneRules } from './prune-rules.ts';
import { readRules } from './read-rules.ts';
import { startEdge, type Edge } from './start-edge.ts';
import { readDehydrated, stripPage } from './strip-page.ts';
import type { RenderedPage } from './rendered-page.ts';

const script = readFileSync(new URL('../../peers/static-baseline/baseline.js', import.meta.url), 'utf8');

/** The floor: what the product's server has rendered for each address, as a static page with one style sheet of what it uses, and a script that answers a tap. */
export async function startStaticBaseline(
  browser: Browser,
  product: string,
  pages: readonly [RenderedPage, ...RenderedPage[]],
): Promise<Edge> {
  const packedFiles = new Map<string, PackedFile>();
  for (const { path, html } of pages) {
    const content = Buffer.from(await floorPage(browser, html));
    packedFiles.set(path, packFile('floor.html', content, { 'cache-control': 'no-store' }));
  }
  return startEdge({ packedFiles, product, headers: pages[0].headers });
}

async function floorPage(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.setContent(stripPage(html));
    const rules = await readRules(page);
    const places = await page.evaluate(
      (all) => all.filter((place) => document.querySelector(place) !== null),
      placesOf(rules),
    );
    const addresses = html.includes('search-flight-offers')
      ? offerAddresses(readDehydrated(html, 'aylal-queries'), 'mn')
      : [];
    return await page.evaluate(finish, { addresses, styles: writeRules(pruneRules(rules, new Set(places))), script });
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function finish({ addresses, styles, script }: { addresses: string[]; styles: string; script: string }): string {
  document.querySelectorAll('style').forEach((style) => style.remove());
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  document.body.append(Object.assign(document.createElement('script'), { textContent: script }));
  document.querySelectorAll<HTMLAnchorElement>('main article a[aria-label]').forEach((link, index) => {
    link.href = addresses[index] ?? '';
  });
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
