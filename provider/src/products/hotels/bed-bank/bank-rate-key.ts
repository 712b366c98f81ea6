import type { Money } from '@aylal/domain/money';

/** Which rate of which hotel, and the price under which it was shown. The bank's own keys end after a while and are longer than an address should be. */
export interface BankRateName {
  readonly hotel: string;
  readonly room: string;
  readonly plan: string;
  readonly shown: Money;
}

/** The name of a rate as callers carry it: a text that means nothing to them. */
export function bankRateKey({ hotel, room, plan, shown }: BankRateName): string {
  return Buffer.from([hotel, room, plan, shown].join('!')).toString('base64url');
}

/** The other way round; undefined for a text that we never gave out. An invented price only changes what is shown as "before", not what is paid. */
export function readBankRateKey(key: string): BankRateName | undefined {
  const parts = /^([A-Z0-9-]{3,20})!([^!]{1,40})!([^!]{1,20})!(\d{1,12})$/.exec(
    Buffer.from(key, 'base64url').toString(),
  );
  if (!parts) return undefined;
  const [, hotel = '', room = '', plan = '', shown] = parts;
  return { hotel, room, plan, shown: Number(shown) };
}
