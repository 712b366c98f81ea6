import { hoursMs } from '@aylal/domain/calendar';
import { sha256 } from '../../platform/ids.ts';
import type { SandboxEsim, SandboxTopUp } from './sandbox-esim-store.ts';
import { findPackage, type SandboxPackage } from './sandbox-packages.ts';

const HOUR_MS = hoursMs(1);
const DAY_MS = 24 * HOUR_MS;
/** Its owner lands an hour after buying. */
const FIRST_USE_MS = HOUR_MS;

/** What an eSIM has in the partner's words. */
export interface SandboxUsage {
  readonly remaining: number;
  readonly total: number;
  readonly expired_at: string | null;
  readonly is_unlimited: boolean;
  readonly status: 'NOT_ACTIVE' | 'ACTIVE' | 'FINISHED' | 'EXPIRED';
  readonly remaining_voice: number;
  readonly remaining_text: number;
  readonly total_voice: number;
  readonly total_text: number;
}

/**
 * How an eSIM is at an instant: each is used at a pace of its own, between 0.6 and 1.6 times its package over its days, and what is added later is used up
 * from then on. The same eSIM at the same instant has always the same.
 */
export function usageAt(esim: SandboxEsim, topUps: readonly SandboxTopUp[], now: number): SandboxUsage {
  const bought = [esim, ...topUps].flatMap(({ package_id, created_at }) => {
    const found = findPackage(package_id);
    return found ? [{ ...found, at: created_at }] : [];
  });
  const begun = esim.created_at + FIRST_USE_MS;
  const active = now >= begun;
  const ends = begun + bought.reduce((sum, { day }) => sum + day, 0) * DAY_MS;
  const until = Math.min(Math.max(now, begun), ends);
  const pace = 0.6 + (parseInt(sha256(esim.iccid).slice(0, 4), 16) % 100) / 100;
  const left = (amountOf: (one: SandboxPackage) => number) => {
    const first = bought[0];
    const perMs = first ? (amountOf(first) / (first.day * DAY_MS)) * pace : 0;
    let remaining = 0;
    let from = begun;
    for (const one of bought) {
      const at = Math.max(begun, one.at);
      remaining = Math.max(0, remaining - perMs * (at - from)) + amountOf(one);
      from = at;
    }
    return Math.floor(Math.max(0, remaining - perMs * Math.max(0, until - from)));
  };
  const sum = (amountOf: (one: SandboxPackage) => number) => bought.reduce((all, one) => all + amountOf(one), 0);
  const isUnlimited = bought.some(({ is_unlimited }) => is_unlimited);
  const remaining = isUnlimited ? 0 : left(dataOf);
  const used = active && !isUnlimited && remaining === 0 ? 'FINISHED' : 'ACTIVE';
  return {
    remaining,
    total: isUnlimited ? 0 : sum(dataOf),
    expired_at: active ? new Date(ends).toISOString().slice(0, 19).replace('T', ' ') : null,
    is_unlimited: isUnlimited,
    status: !active ? 'NOT_ACTIVE' : now >= ends ? 'EXPIRED' : used,
    remaining_voice: left(voiceOf),
    remaining_text: left(textOf),
    total_voice: sum(voiceOf),
    total_text: sum(textOf),
  };
}

const dataOf = ({ amount }: SandboxPackage) => amount;
const voiceOf = ({ voice }: SandboxPackage) => voice ?? 0;
const textOf = ({ text }: SandboxPackage) => text ?? 0;
