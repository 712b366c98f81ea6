import * as v from 'valibot';
import { topUpLimits } from '@aylal/contracts/wallet';

/** How much goes into a wallet, as typed (VALID-42, VALID-43). Spaces and commas between thousands are how people write money. */
export const topUpSchema = v.object({
  amount: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s,]/g, '')),
    v.regex(/^\d{1,12}$/, 'wallet_topup_number'),
    v.check((text) => Number(text) >= topUpLimits.least, 'wallet_topup_min'),
    v.check((text) => Number(text) <= topUpLimits.most, 'wallet_topup_max'),
  ),
});
