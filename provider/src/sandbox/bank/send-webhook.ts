import { request } from 'undici';
import type { Deps } from '../../platform/deps.ts';

const TIMEOUT_MS = 3_000;

/** Only our own addresses are called (AUT-6). */
export function isLocalAddress({ config, lifecycle }: Pick<Deps, 'config' | 'lifecycle'>, url: string): boolean {
  return [config.publicUrl, lifecycle.url ?? config.publicUrl].some(
    (own) => new URL(own).origin === new URL(url).origin,
  );
}

/** Tells the merchant, as partners do: by a GET that may get lost. The sandbox's fault `fault` loses it. */
export function createWebhookSender(
  deps: Pick<Deps, 'config' | 'faults' | 'lifecycle' | 'logger'>,
  fault: string,
): (url: string) => Promise<void> {
  const { faults, logger } = deps;
  return async (url) => {
    if (faults.take(fault) || !isLocalAddress(deps, url)) return;
    try {
      const answer = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body.dump();
    } catch (error) {
      // The merchant is away: it finds out by asking. Partners do not wait for it either.
      logger.warn('sandbox-callback-lost', { error });
    }
  };
}
