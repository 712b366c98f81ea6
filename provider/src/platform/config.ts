import { type MetricsPlace, type TrustedProxies, type logLevels } from '@aylal/server';

/** What the process runs with; made once, at start. Other layers add what they own (`declare module`). */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Where people reach the site; the sandbox's QR codes start with it. Without a final slash. */
  readonly publicUrl: string;
  /** Where people of the office reach it, without a final slash: passkeys are made for this address; without it there are none. */
  readonly officeUrl: string | undefined;
  readonly sandbox: boolean;
  /** What production does without, by the names of the partners that only can do it (`missingParties`). */
  readonly notOffered: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
  /** Shared with the host's server only: a request that carries it is believed about the client's address and browser (AUT-5, SEC-4). */
  readonly hostKey: string | undefined;
  /** Believed like `hostKey` while hosts change over from it; undefined otherwise. */
  readonly hostKeyBefore: string | undefined;
  /** Proxies between the host's server, or a customer, and us: their `x-forwarded-for` is believed (AUT-5). */
  readonly trustedProxies: TrustedProxies;
  /** What `x-api-key` has to hold where an operation asks for it (GAP-44); without it those operations refuse everybody. */
  readonly suggestKey: string | undefined;
  /** Taken like `suggestKey` while hosts change over from it. */
  readonly suggestKeyBefore: string | undefined;
  /** 32 bytes as hex; without it a key is made in the data folder (PII-2). */
  readonly encryptionKey: string | undefined;
  /** Opens what it encrypted while `encryptionKey` takes its place; undefined otherwise. */
  readonly encryptionKeyBefore: string | undefined;
  readonly poolSize: number;
  readonly maxInFlight: number;
  readonly maxConnections: number;
  readonly rateLimits: boolean;
  /** After this a request is answered with 503, a little before the host gives it up (REL-1). */
  readonly requestDeadlineMs: number;
  /** How long `/readyz` says no before we stop to listen, so that a load balancer is notified of it (REL-10). */
  readonly drainDelayMs: number;
  /** Where its metrics are shown; null where they are not. */
  readonly metrics: MetricsPlace | null;
  /** Who is outside: each without `url` is the sandbox's own, and nobody when the sandbox is off. */
  readonly partners: PartnerSettings;
}

/** The settings of each partner by its name; every owner adds its own (`definePartner`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface PartnerSettings {}
