/** The zone in which "today" is meant; the provider decides by the same one. */
export const homeZone = 'Asia/Ulaanbaatar';
