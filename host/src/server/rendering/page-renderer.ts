import type { ResolvedRelease } from '@aylal/releases';
import type { BootDocument, RenderedFacts } from '../../remotes/boot-document.ts';
import type { AskProvider, FirstSight, OwnPage, RenderedPage } from '../../rendering/render-request.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPool } from './render-pool.ts';
import { RenderFailure, type RenderFault } from './render-thread.ts';
import type { ReleaseCoolDown } from './release-cool-down.ts';
import type { ServerParts } from './server-parts.ts';
import { startReads } from './start-reads.ts';

/** A page to be rendered. All of it together is what the rendering depends on. */
export interface PageOrder {
  readonly address: string;
  readonly boot: BootDocument;
  /** The profile, and every release of the visitor's set by its digest: what the profile shows of their descriptors is in the frame. */
  readonly set: readonly string[];
  /** The releases whose server builds take part. */
  readonly releases: Readonly<Record<string, ResolvedRelease>>;
  readonly parts: RenderedFacts['parts'];
  /** Addresses of what the page reads. */
  readonly reads: readonly string[];
  /** The visitor has just changed what lists show: a cached page may be older than that (PERSIST-05). */
  readonly skipCache: boolean;
  /** Of a page that is rendered for its visitor: no other gets it, and nothing keeps it. */
  readonly own?: OwnPage;
}

export interface Rendering extends RenderedPage {
  readonly facts: RenderedFacts;
}

/** Why a page goes out for the browser; `remote` is to blame, where one is. */
export interface RenderTrouble {
  readonly reason: RenderFault | 'late' | 'missing' | 'unread';
  readonly remote: string | null;
  readonly message: string;
}

export interface PageRendererOptions {
  readonly pool: RenderPool;
  /** For pages of their visitors: what public pages are made of never sees a customer's data, and no form that waits for a partner holds them up. */
  readonly visitorPool: RenderPool;
  readonly parts: ServerParts;
  readonly cache: PageCache<Rendering>;
  readonly resting: ReleaseCoolDown;
  /** For everything: files, reads, the wait for a thread, the render; the last two have their share of it even when the reads were slow. A render that is late still serves the next visitor. */
  readonly deadlineMs: number;
  /** For a page that does what a form asks first, such as a booking at an airline. */
  readonly formDeadlineMs: number;
  readonly now: () => Date;
}

/** A slow provider is not the fault of a release, so the time for a render never shrinks to nothing. */
const leastShare = 2 / 3;

/** Called for a render that this visitor began; not for a cached page, nor for one that another visitor waits for. */
export interface RenderNews {
  done(): void;
  trouble(trouble: RenderTrouble): void;
}

/** Pages as text, or null where the browser has to render. */
export interface PageRenderer {
  /** At once when the page is cached, else null. */
  cached(order: PageOrder): Rendering | null;
  /** Never rejects, and takes the deadline and its share for rendering at most. Tells the first sight before that, if there is one and nobody else waits for this page already. */
  render(
    order: PageOrder,
    read: AskProvider,
    tell: RenderNews,
    first: (sight: FirstSight) => void,
  ): Promise<Rendering | null>;
  /** Drops what is cached. */
  forget(): void;
}

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { parts, cache, resting, now } = options;
  const underWay = new Map<string, Promise<Rendering | null>>();

  let time = 0;

  async function render(
    key: string,
    order: PageOrder,
    read: AskProvider,
    first: (sight: FirstSight) => void,
  ): Promise<Rendering> {
    const begun = time;
    const deadlineMs = order.own?.posted ? options.formDeadlineMs : options.deadlineMs;
    const ends = performance.now() + deadlineMs;
    const left = () => Math.max(1, ends - performance.now());
    const scripts = await within(
      left(),
      Promise.all(
        Object.entries(order.releases).map(async ([remote, release]) => {
          try {
            return await parts.scriptOf(remote, release);
          } catch (cause) {
            throw new Trouble({ reason: 'missing', remote, message: (cause as Error).message });
          }
        }),
      ),
    );
    // Started before a thread is taken: a thread that waits for the provider renders nothing for anybody.
    const reads = startReads(order.reads, order.boot.locale, read);
    await within(left(), reads.settled);
    const { address, boot, own } = order;
    const facts = { at: now().toISOString(), parts: order.parts };
    const ms = Math.max(left(), deadlineMs * leastShare);
    // A page of its visitor waits for the provider while it is rendered: no release is to blame for that.
    const leading = own ? null : (scripts[0]?.remote ?? null);
    return new Promise((resolve, reject) => {
      const late = () =>
        reject(new Trouble({ reason: 'late', remote: leading, message: `longer than ${Math.round(ms)} ms` }));
      const job = {
        order: { address, boot, ...facts, ...(own ? { own } : {}) },
        scripts,
        read: reads.read,
        first,
        late,
      };
      const pool = own ? options.visitorPool : options.pool;
      pool.render(job, ms).then(
        (text) => {
          if (own)
            return resolve({ ...text, facts: { ...facts, user: own.user, ...(text.form ? { form: text.form } : {}) } });
          const page = { ...text, facts };
          // What was forgotten meanwhile may be in it.
          if (begun === time) cache.set(key, page, 2 * (text.html.length + text.styles.length + text.queries.length));
          resolve(page);
        },
        (error: unknown) => {
          if (!(error instanceof RenderFailure)) return reject(error);
          const threw = scripts.find(({ name }) => name === error.script)?.remote;
          const blamed = error.fault === 'left' || error.fault === 'busy' ? null : (threw ?? leading);
          if (error.fault === 'hung' && blamed !== null) resting.failed(`${blamed}@${order.releases[blamed]?.version}`);
          reject(new Trouble({ reason: error.fault, remote: blamed, message: error.message }));
        },
      );
    });
  }

  return {
    cached: (order) => (order.skipCache || order.own ? null : (cache.get(keyOf(order)) ?? null)),
    async render(order, read, tell, first) {
      if (Object.entries(order.releases).some(([remote, { version }]) => resting.rests(`${remote}@${version}`)))
        return null;
      const key = keyOf(order);
      const known = order.skipCache || order.own ? undefined : (cache.get(key) ?? underWay.get(key));
      if (known) return known;
      const started = render(key, order, read, first).then(
        (page) => {
          for (const [remote, { version }] of Object.entries(order.releases)) resting.rendered(`${remote}@${version}`);
          tell.done();
          return page;
        },
        (error: unknown) => {
          const trouble =
            error instanceof Trouble ? error.facts : { reason: 'ended' as const, remote: null, message: String(error) };
          const release = trouble.remote === null ? undefined : order.releases[trouble.remote];
          const name = `${trouble.remote}@${release?.version}`;
          if (release && trouble.reason === 'late') resting.late(name);
          else if (release) resting.failed(name);
          tell.trouble(trouble);
          return null;
        },
      );
      if (order.own) return started;
      underWay.set(key, started);
      return started.finally(() => underWay.get(key) === started && underWay.delete(key));
    },
    forget() {
      time += 1;
      cache.clear();
      underWay.clear();
    },
  };
}

class Trouble extends Error {
  readonly facts: RenderTrouble;

  constructor(facts: RenderTrouble) {
    super(facts.message);
    this.facts = facts;
  }
}

/** Everything that a rendering shows comes from these; a customer is not among them. */
function keyOf({ address, boot, set, releases }: PageOrder): string {
  const { locale, currency, mode, session, rates } = boot;
  return JSON.stringify([address, locale, currency, mode, session, rates, set, Object.keys(releases)]);
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new Trouble({ reason: 'unread', remote: null, message: `not read within ${Math.round(ms)} ms` }));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
