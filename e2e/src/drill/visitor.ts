import { setTimeout as wait } from 'node:timers/promises';

/** What visitors met. */
export interface Visits {
  pages: number;
  /** Pages and scripts that came at the second try, as a browser or a person tries again. */
  retried: number;
  /** 503 with `Retry-After`: the shop said that it is busy. */
  announced: number;
  scripts: number;
  readonly faults: string[];
}

const PAGES = [
  '/mn',
  '/en',
  '/en/flights',
  '/mn/hotels',
  '/en/bus',
  '/mn/trip',
  '/en/esim',
  '/ru/insurance',
  '/mn/lottery',
  '/mn/trains',
];
const DEADLINE_MS = 10_000;
const AGAIN_MS = 1_500;
const PAUSE_MS = 150;
/** As many characters as a page has that shows nothing but its frame. */
const BLANK = 200;

/** Opens one page after the other, and loads the scripts of remotes that it names, until `isOver`. */
export async function runVisitor(url: string, visits: Visits, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const page = `${url}${PAGES[turn % PAGES.length]}`;
    const html = await load(page, visits);
    visits.pages += 1;
    if (html !== null) {
      if (textOf(html).length < BLANK) visits.faults.push(`${page} was blank`);
      const scripts = [...html.matchAll(/(?:src|href)="([^"]*\/releases\/[^"]+\.js)"/g)].map(([, path = '']) => path);
      for (const script of new Set(scripts)) {
        await load(new URL(script, url).href, visits);
        visits.scripts += 1;
      }
    }
    await wait(PAUSE_MS);
  }
}

/** Null after 503 with `Retry-After`. What fails twice is a fault. */
async function load(address: string, visits: Visits): Promise<string | null> {
  const first = await once(address);
  if (first.text !== null) return first.text;
  visits.retried += 1;
  await wait(AGAIN_MS);
  const second = await once(address);
  if (second.text !== null) return second.text;
  if (second.isAnnounced) visits.announced += 1;
  else visits.faults.push(`${new URL(address).pathname} failed twice: ${first.reason}, ${second.reason}`);
  return null;
}

async function once(address: string): Promise<{ text: string | null; isAnnounced?: boolean; reason: string }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    const text = await answer.text();
    if (answer.status === 200) return { text, reason: '' };
    return {
      text: null,
      isAnnounced: answer.status === 503 && answer.headers.has('retry-after'),
      reason: `${answer.status}`,
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    return { text: null, reason: `${String(error)} ${cause}`.trim() };
  }
}

/** The words of a page, without its scripts and styles. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
