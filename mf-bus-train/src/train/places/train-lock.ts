import { lockTrainPlaces, releaseTrainLock, type TrainLock } from '@aylal/contracts/trains';
import { ApiError, type Services } from '@aylal/shell';

/** Places of one wagon of a train. */
export interface WishedPlaces {
  readonly voyage: string;
  readonly wagon: number;
  readonly places: readonly number[];
}

/** A lock with what it is for, and when this device received it, in milliseconds. */
export interface HeldLock extends TrainLock, WishedPlaces {
  readonly heardMs: number;
}

/** `gone`: one of the places was taken meanwhile. `off`: the train is not sold any more. */
export type LockAnswer =
  | { readonly kind: 'held'; readonly lock: HeldLock }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'off' }
  | { readonly kind: 'failed' };

type LockPorts = Pick<Services, 'api' | 'drafts' | 'now'>;

const keyOf = (voyage: string) => `train.lock.${voyage}`;

/** Locks places, and keeps the lock for the page of the passengers. */
export async function lockPlaces({ api, drafts, now }: LockPorts, wish: WishedPlaces): Promise<LockAnswer> {
  try {
    const answer = await api.call(lockTrainPlaces, { body: { ...wish, places: [...wish.places] } });
    switch (answer.status_code) {
      case 200: {
        const lock = { ...answer.result, ...wish, heardMs: now().getTime() };
        drafts.write(keyOf(wish.voyage), lock);
        return { kind: 'held', lock };
      }
      case 404:
        return { kind: 'off' };
      case 409:
        return { kind: 'gone', message: answer.message };
      default:
        return { kind: 'failed' };
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed' };
  }
}

/** The lock that an address carries from a page without scripts, if it is whole. */
export function lockOfAddress(
  { now }: Pick<LockPorts, 'now'>,
  { voyage, wagon, places }: WishedPlaces,
  search: {
    readonly lock?: string | undefined;
    readonly until?: string | undefined;
    readonly said?: string | undefined;
  } | null,
): HeldLock | null {
  const { lock, until, said } = search ?? {};
  if (!lock || !until || !said) return null;
  return { lock, expires_at: until, server_time: said, voyage, wagon, places, heardMs: now().getTime() };
}

/** The lock that was kept for a train, if any. */
export function savedLock({ drafts }: Pick<LockPorts, 'drafts'>, voyage: string): HeldLock | null {
  return drafts.read<HeldLock>(keyOf(voyage)) ?? null;
}

export function forgetLock({ drafts }: Pick<LockPorts, 'drafts'>, voyage: string): void {
  drafts.clear(keyOf(voyage));
}

/** Gives locked places back, also while the page is being left. What is lost on the way ends by its time. */
export async function releaseLock(ports: Pick<LockPorts, 'api' | 'drafts'>, { lock, voyage }: HeldLock): Promise<void> {
  forgetLock(ports, voyage);
  try {
    await ports.api.call(releaseTrainLock, { body: { lock }, keepalive: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
