import type { SiteLinks } from '@aylal/contracts/shell';
import type { ReleaseSource } from '@aylal/releases';
import type { MetricsPlace, TrustedProxies } from '@aylal/server';
import type { ConsoleRegistry } from './console/console-context.ts';
import type { ServerOptions } from './create-server.ts';

/** What a host is started with. */
export interface HostOptions {
  readonly host: string;
  readonly port: number;
  /** Folder of the host's own build. */
  readonly buildFolder: string;
  /** Root of the provider, without a final slash. */
  readonly providerUrl: string;
  readonly source: ReleaseSource;
  /** Folder whose releases are served under `/releases/`; with a registry of its own elsewhere none are. */
  readonly releasesFolder?: string;
  /** Folder of all releases at a second origin, without a final slash. When left out, a folder's files are offered at another port of this machine where browsers can reach one. */
  readonly releasesSecondFilesUrl?: string | null;
  /** Origins whose pages may show ours in a frame; nobody when left out (WEB-1). */
  readonly miniAppOrigins?: readonly string[];
  /** Where its metrics are shown; nowhere when left out. */
  readonly metrics?: MetricsPlace | null;
  /** Where people reach the site, without a final slash; `http://localhost:<port>` when left out. */
  readonly publicUrl?: string;
  /** Proxies in front of us that say who the customer is (AUT-5); nobody's word is believed when left out. */
  readonly trustedProxies?: TrustedProxies | null;
  readonly sandbox: boolean;
  /** Serves the people behind the shop and nothing of it: the profiles, operations and session of the office. The shop when left out. */
  readonly office?: boolean;
  /** Of the office: the registry that its console reads and acts on; without it the console's operations are not there. */
  readonly console?: ConsoleRegistry | null;
  /** App stores and social pages (GAP-95). */
  readonly links?: SiteLinks;
  /** Where the game is, at an origin of its own (GAP-72); the sandbox's own when left out, none without a sandbox. */
  readonly gameUrl?: string | null;
  /** Draws the maps where there is a key; they are drawn from data that ship when left out. */
  readonly googleMaps?: { readonly key: string; readonly url: string } | null;
  /** Shared with the provider, so that it believes who the customer is (AUT-5). */
  readonly hostKey?: string;
  /** Shared with the provider for the operations that only servers call (GAP-44). */
  readonly suggestKey?: string;
  readonly logLevel?: ServerOptions['logLevel'];
  readonly logTo?: ServerOptions['logTo'];
  /** How long a stopping host answers that it is not ready and still serves; not at all when left out. */
  readonly drainDelayMs?: number;
  readonly refreshMs?: number;
  /** How long after it met a release a browser is asked whether it reached the goal; half an hour when left out. */
  readonly goalMs?: number;
  /** Threads that render pages; two when left out, none with 0. */
  readonly renderThreads?: number;
  /** How long a page waits for its rendering before it goes out for the browser. */
  readonly renderDeadlineMs?: number;
}

export interface RunningHost {
  readonly url: string;
  /** Where its metrics are shown; null where they are not. */
  readonly metricsUrl: string | null;
  /** Not ready first, while a load balancer notices; then what is in flight finishes, 10 s at most, and live updates end at once (REL-10). */
  close(): Promise<void>;
}
