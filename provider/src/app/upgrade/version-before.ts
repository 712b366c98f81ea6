import type { VersionBefore } from '../../platform/database/upgrade-to-baseline.ts';
import { namesOfEveryProduct } from './names-of-every-product.ts';
import { oneOrder } from './one-order.ts';

/** From databases of the version before, in which everything sold was a flight. */
export const versionBefore: VersionBefore = { last: '0834-refund-payout-from', steps: [namesOfEveryProduct, oneOrder] };
