/** Seconds between two codes (SEC-4). */
export const resendSeconds = 30;

/** In how many whole seconds another code may be asked for; 0 when it may be now. */
export function resendWait(sentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((sentMs + resendSeconds * 1000 - nowMs) / 1000));
}
