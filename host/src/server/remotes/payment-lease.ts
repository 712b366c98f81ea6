import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lease, ReleaseSet } from '@aylal/releases';
import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import { usualChannel } from '../pages/page-pin.ts';
import type { AnswerCookie } from '../security/add-cookies.ts';

/** Holds the releases of a browser while a payment is under way (federation.md §1, update leases). Signed, so that nobody chooses releases by it. */
export const leaseCookie = 'aylal_lease';

const idleMs = minutesMs(30);
const longestMs = hoursMs(2);

interface Held extends Lease {
  readonly start: number;
}

export interface PaymentLease {
  /** The lease of a request; null when there is none, it was changed, or its time is over. */
  read(cookie: string | undefined): Held | null;
  /** The cookie that holds a set, from the last page of checkout on for half an hour, for two hours at most. */
  write(set: ReleaseSet, held: Held | null): AnswerCookie;
}

export function createPaymentLease({ secret, now }: { secret: string; now: () => number }): PaymentLease {
  const mark = (text: string) => createHmac('sha256', secret).update(`lease\n${text}`).digest();
  return {
    read(cookie) {
      const [text = '', signature = ''] = (cookie ?? '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = mark(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [revision = '', rollouts = '', start = '', last = '', channel = usualChannel] = Buffer.from(
        text,
        'base64url',
      )
        .toString('utf8')
        .split(' ');
      const time = now();
      if (Number(last) + idleMs < time || Number(start) + longestMs < time) return null;
      return {
        channel,
        revision: Number(revision),
        rollouts: rollouts.split(',').filter(Boolean),
        start: Number(start),
      };
    },
    write(set, held) {
      const time = now();
      const text = `${set.revision} ${(set.rollouts ?? []).join(',')} ${held?.start ?? time} ${time} ${set.channel}`;
      const coded = Buffer.from(text).toString('base64url');
      const value = `${coded}.${mark(coded).toString('base64url')}`;
      return { name: leaseCookie, value, options: { maxAge: idleMs / 1000 } };
    },
  };
}
