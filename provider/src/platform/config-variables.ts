import { addressVariable } from '@aylal/server';
import * as v from 'valibot';

/** A short text. */
export const textVariable = v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')));

/** Where a partner answers; the sandbox takes its place when it is not set. */
export const partnerAddress = v.optional(addressVariable);
