import type { BodyOutput } from '@aylal/contracts';
import { unsubscribeAir } from '@aylal/contracts/flights';
import type * as v from 'valibot';

/** What is typed of it. */
export type UnsubscriptionValues = { email: string; reason: string };
export type Unsubscription = BodyOutput<typeof unsubscribeAir>;

/** CALL-20. */
export const unsubscriptionSchema = unsubscribeAir.body as unknown as v.GenericSchema<
  UnsubscriptionValues,
  Unsubscription
>;
