import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from '@aylal/forms';
import { useSession } from '@aylal/shell';
import type { RequestField, RequestValues } from './request-values.ts';

/** A page may stand before it is known who reads it: what is known of the customer (`own`) then goes into the fields that are still empty. */
export function useFillIn<Out>(
  { getValues, setValue }: UseFormReturn<RequestValues, unknown, Out>,
  fields: readonly RequestField[],
  own: RequestValues,
): void {
  const session = useSession();
  const fill = useEffectEvent(() => {
    const blank = fields.filter((field) => own[field] && !getValues(field));
    if (own.dial_code && blank.includes('phone')) setValue('dial_code', own.dial_code);
    for (const field of blank) setValue(field, own[field]);
  });
  useEffect(() => {
    if (session.status === 'signed-in') fill();
  }, [session]);
}
