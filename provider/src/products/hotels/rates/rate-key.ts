/** Which rate of which hotel, and in which stretch of hours its price was shown (`StayCriteria.slot`): the price itself is worked out again whenever it is asked for. */
export interface RateName {
  readonly hotel: string;
  readonly room: string;
  readonly plan: string;
  readonly slot: number;
}

/** The name of a rate as callers carry it: a text that means nothing to them. */
export function rateKey({ hotel, room, plan, slot }: RateName): string {
  return Buffer.from(`${hotel}!${room}!${plan}!${slot}`).toString('base64url');
}

/** The other way round; undefined for a text that we never gave out. */
export function readRateKey(key: string): RateName | undefined {
  const parts = /^([A-Z0-9-]+)!([a-z-]+)!([a-z-]+)!(\d{1,9})$/.exec(Buffer.from(key, 'base64url').toString());
  if (!parts) return undefined;
  const [, hotel = '', room = '', plan = '', slot] = parts;
  return { hotel, room, plan, slot: Number(slot) };
}
