/** The display currencies of CUR-01. What is charged is always MNT. */
export const currencies = ['MNT', 'USD', 'CNY', 'KRW', 'RUB', 'JPY'] as const;
export type Currency = (typeof currencies)[number];
