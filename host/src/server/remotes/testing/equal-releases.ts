import type { ReleaseSet } from '@aylal/releases';
import { addCounts, noCounts, rolloutsToHalt } from '@aylal/releases/testing';
import { createReleaseCounts, type ReleaseCounts } from '../release-counts.ts';
import { createChance, type Chance } from './chance.ts';

const remote = 'mf-trial';
const [stable, next] = ['1.0.0', '1.1.0'];
const at = '2026-11-21T00:00:00.000Z';
/** How often each release fails: a bad network, pages that are hard to render, old browsers. The worse, the more the effects weigh. */
const rates = { load: 0.1, render: 0.1, throws: 0.01, alwaysThrows: 0.03 };
/** The revision that began the share. */
const began = 10;

/** One rollout of a release that is as good as the stable one, in a world that is not tidy. Each effect has its own switch. */
export interface RolloutWorld {
  readonly seed: number;
  /** Part of the browsers that gets the next release. */
  readonly share: number;
  /** Reports of hosts, 15 s apart. */
  readonly looks: number;
  /** Pages of all browsers between two looks. */
  readonly pages: number;
  /** What browsers and hosts tell arrives late, out of turn, twice, or never. */
  readonly late: boolean;
  /** Hosts are started again and forget; visitors go from one host to the other; other remotes move the channel. */
  readonly restarts: boolean;
  /** A release that a browser has is not loaded again, and a page that was rendered is kept for 20 s. */
  readonly caches: boolean;
  /** Pages on which the next release throws beside those on which every release does: 0 for one that is as good. */
  readonly throwsMore?: number;
}

interface Browser {
  readonly id: string;
  readonly version: string;
  /** Too old, or crippled by an extension: the screen throws at every visit. */
  readonly alwaysThrows: boolean;
  holdsRelease: boolean;
  countedAt: number;
}

/** Whether the registry halts the share, by what hosts count and what it compares. */
export function isHalted(world: RolloutWorld): boolean {
  const chance = createChance(world.seed);
  let now = 0;
  const newHost = () => createReleaseCounts({ now: () => now, goalMs: 60 });
  const hosts = [newHost(), newHost()];
  const browsers: Browser[] = [];
  const renderedAt = new Map<string, number>();
  const later: { readonly look: number; readonly tell: () => void }[] = [];
  const unsent: Parameters<typeof addCounts>[3][] = [];
  let revision = began;
  let health = noCounts;

  const visit = (look: number) => {
    const browser = chance.happens(0.5) ? comeBack(browsers, chance) : arrive(browsers, chance, world.share);
    const host = hosts[world.restarts ? chance.below(hosts.length) : 0];
    host?.page(browser.id, setOf(browser.version, revision), browser.countedAt);
    browser.countedAt = revision;
    if (host) meet(host, browser, look);
  };
  const meet = (host: ReleaseCounts, browser: Browser, look: number) => {
    const { id, version } = browser;
    const time = look * 15 + chance.below(15);
    const isCached = world.caches && time - (renderedAt.get(version) ?? -20) < 20;
    if (!isCached) {
      const failed = chance.happens(rates.render);
      if (!failed) renderedAt.set(version, time);
      host.rendered(id, remote, version, failed);
    }
    const tell = (outcome: 'loaded' | 'failed' | 'render-error', cached = false) => {
      const say = () => host.outcome(id, { id: remote, release: version, outcome, ms: 100, cached });
      if (!world.late) say();
      // Trouble is reported at once, the rest when the page is left; a part of it gets lost.
      else if (!chance.happens(0.1))
        later.push({ look: look + chance.below(outcome === 'loaded' ? 10 : 3), tell: say });
    };
    const cached = world.caches && browser.holdsRelease;
    const failed = !cached && chance.happens(rates.load);
    tell(failed ? 'failed' : 'loaded', cached);
    browser.holdsRelease ||= !failed;
    const throws = browser.alwaysThrows || chance.happens(rates.throws);
    // A page that is rendered again is slower than one that is kept.
    const slow = chance.happens(isCached ? 0.2 : 0.21);
    if (!cached) host.vital(id, { id: remote, release: version, name: 'lcp', value: slow ? 3000 : 1000, route: '' });
    host.vital(id, { id: remote, release: version, name: 'cls', value: chance.happens(0.1) ? 0.3 : 0, route: '' });
    if (chance.happens(0.05)) host.succeeded(id, 'book');
    if (!failed && (throws || (version === next && chance.happens(world.throwsMore ?? 0)))) tell('render-error');
  };

  for (let look = 0; look < world.looks; look += 1) {
    now = look * 15;
    for (let page = 0; page < world.pages; page += 1) visit(look);
    for (const { tell } of later.filter((one) => one.look === look)) tell();
    for (const [index, host] of hosts.entries()) {
      unsent.push({ nonce: `${look} ${index}`, counts: host.take(), at });
      if (world.restarts && chance.happens(0.1)) hosts[index] = newHost();
    }
    if (world.late && chance.happens(0.2)) continue;
    const sent = unsent.splice(0).toSorted(() => (world.late && chance.happens(0.5) ? -1 : 1));
    const twice = world.late && chance.happens(0.2) ? sent : [];
    for (const report of [...sent, ...twice]) health = addCounts(health, revisionOf(revision, world), [], report);
    if (rolloutsToHalt(health, revisionOf(revision, world)).ids.length > 0) return true;
    if (world.restarts && chance.happens(0.2)) revision += 1;
  }
  return false;
}

function arrive(browsers: Browser[], chance: Chance, share: number): Browser {
  const version = chance.happens(share) ? next : stable;
  const browser: Browser = {
    id: `browser ${browsers.length}`,
    version,
    alwaysThrows: chance.happens(rates.alwaysThrows),
    // Half of the visitors have been here before, and had the stable release.
    holdsRelease: version === stable && chance.happens(0.5),
    countedAt: 0,
  };
  browsers.push(browser);
  return browser;
}

function comeBack(browsers: Browser[], chance: Chance): Browser {
  return browsers[chance.below(browsers.length)] ?? arrive(browsers, chance, 0);
}

function setOf(version: string, revision: number): ReleaseSet {
  const release = { version, digest: version, base: '/', record: { descriptor: { goal: ['book'] } } };
  return {
    channel: 'stable',
    revision,
    releases: { [remote]: release },
    since: { [remote]: began },
  } as unknown as ReleaseSet;
}

function revisionOf(revision: number, { share }: RolloutWorld) {
  const releases = (version: string) => ({ [remote]: { version, digest: version } });
  return {
    ...{ revision, at, by: 'a test', act: 'promote', reason: 'a test', releases: releases(stable) },
    rollouts: [{ id: `r${began}`, share: Math.round(share * 10_000), releases: releases(next) }],
  };
}
