import type { Browser, BrowserContext } from 'playwright';
import { networkIdle } from '../page/network-idle.ts';
import type { Peers } from '../page/start-peers.ts';
import { watchNetwork } from '../page/watch-network.ts';
import { copyToEdit } from './build-edited.ts';
import { edits } from './edits.ts';
import { missedReturning, type Returning } from './returning.ts';

/** The page of results in one browser that keeps its cache, before and after each of the edits. */
export async function runReturning(browser: Browser, { peers, address }: { peers: Peers; address: string }) {
  const remote = copyToEdit();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'mn-MN' });
  try {
    const shop = await peers.withReleases([remote.build(null)]);
    const visit = () => takenScripts(context, shop.url + address);
    const first = returningOf('a first visit', await visit());
    const nothing = returningOf('nothing', await visit());
    const returning: Returning[] = [];
    for (const edit of edits) {
      await shop.release(remote.build(edit));
      returning.push(returningOf(edit.what, await visit()));
    }
    for (const { what, bytes, scripts } of [first, nothing, ...returning])
      console.log(`${what}: ${bytes} bytes in ${Object.keys(scripts).length} scripts`);
    const missed = missedReturning(returning);
    return {
      first,
      nothing,
      returning,
      missed: nothing.bytes > 0 ? ['an unchanged release costs bytes', ...missed] : missed,
    };
  } finally {
    await context.close();
    remote.remove();
  }
}

/** Bytes by script of one page, in a tab of its own; what the browser has already shows with no bytes. */
async function takenScripts(context: BrowserContext, url: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const network = watchNetwork(devtools);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await networkIdle(network.requests);
  await page.close();
  const sent = network.requests().filter(({ url: asked, bytes }) => /\.js(\?|$)/.test(asked) && bytes > 0);
  return Object.fromEntries(sent.map(({ url: asked, bytes }) => [asked.split('/').at(-1) ?? asked, bytes]));
}

function returningOf(what: string, scripts: Record<string, number>): Returning {
  return { what, bytes: Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0), scripts };
}
