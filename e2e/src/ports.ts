/** Where the systems of the browser tests listen; each also takes the port above for its game. */
export const ports = { shop: 3310, faults: 3320 } as const;
