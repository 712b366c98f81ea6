/** True from the very moment of `expires_at` on: a stale tab searches again and never books a dead key (field-facts §1). */
export function isOfferExpired(expiresAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(expiresAt);
}
