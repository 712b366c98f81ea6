import { fileURLToPath } from 'node:url';

/** Everything that the shop is made of, beside its host; `one-bundle-entry.ts` imports the same. */
export const remotes = [
  'mf-account',
  'mf-bus-train',
  'mf-checkout',
  'mf-esim-insurance',
  'mf-flights',
  'mf-hotels',
  'mf-lottery-mobility',
] as const;

export const root = fileURLToPath(new URL('../../../', import.meta.url));
