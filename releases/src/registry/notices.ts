import { setTimeout as wait } from 'node:timers/promises';
import { signDocument } from '../documents/signed-document.ts';
import type { LogEntry } from './log-chain.ts';
import type { Owners } from './owners.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

/** An entry of the log, and whom it concerns. */
export interface Notice extends LogEntry {
  readonly owners?: Owners;
}

/** Is notified of what the registry did by itself, or could not do. Never throws and holds nothing up. */
export type Notify = (notice: Notice) => void;

export interface NoticeOptions {
  /** Where a chat, a pager or a mail gateway takes a `POST`. */
  readonly url: string;
  readonly registryKeys: Pick<RegistryKeyStore, 'signing'>;
  readonly fetch: typeof fetch;
  /** Called when nobody took a notice. */
  readonly onLost: (entry: LogEntry, reason: string) => void;
  /** Milliseconds before each further try; 1, 10 and 60 seconds when left out. */
  readonly waits?: readonly number[];
}

/** Posts each entry as JSON, signed like every document of the registry, until the receiver answers with success; four times at most. */
export function createNotices({
  url,
  registryKeys,
  fetch,
  onLost,
  waits = [1_000, 10_000, 60_000],
}: NoticeOptions): Notify {
  async function post(body: string): Promise<string | null> {
    try {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      return answer.ok ? null : `answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  async function send(entry: LogEntry): Promise<void> {
    const signing = await registryKeys.signing();
    const body = JSON.stringify(signDocument('aylal-notice', entry, signing));
    let fault = await post(body);
    for (const ms of waits) {
      if (fault === null) return;
      await wait(ms, undefined, { ref: false });
      fault = await post(body);
    }
    if (fault !== null) onLost(entry, fault);
  }
  return (entry) => void send(entry).catch((error: unknown) => onLost(entry, String(error)));
}
