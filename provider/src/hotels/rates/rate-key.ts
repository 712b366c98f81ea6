/** Which rate of which hotel. The price is no part of it: it is worked out anew whenever it is asked for. */
export interface RateName {
  readonly hotel: string;
  readonly room: string;
  readonly plan: string;
}

/** The name of a rate as callers carry it: a text that means nothing to them. */
export function rateKey({ hotel, room, plan }: RateName): string {
  return Buffer.from(`${hotel}!${room}!${plan}`).toString('base64url');
}
