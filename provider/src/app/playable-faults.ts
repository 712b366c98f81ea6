import { sandboxPartners } from '../sandbox/sandbox-partners.ts';
import { productParts } from './products.ts';

/** Names of the faults that `/sandbox/faults` can play besides operations: those of partners, then those of products. */
export const playableFaults: readonly string[] = [
  ...sandboxPartners.flatMap(({ faults }) => faults),
  ...productParts.flatMap(({ faults = [] }) => faults),
];
