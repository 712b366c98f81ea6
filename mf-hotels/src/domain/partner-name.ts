const partners = ['dida', 'hotelbeds'] as const;

/** HOTEL-02, GAP-77: the key of the name that a partner is shown by; everybody else, ctrip too, has one name together. */
export function partnerKey(ota: string): (typeof partners)[number] | 'other' {
  return partners.find((partner) => partner === ota) ?? 'other';
}
