import { differenceKinds } from '@aylal/domain/office';
import * as v from 'valibot';
import { partners, type Partner } from './reconcile-day.ts';
import type { Difference } from './compare-settlement.ts';

const amount = v.nullable(v.pipe(v.number(), v.safeInteger()));
const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.picklist(differenceKinds),
    payment_id: v.string(),
    partner_amount: amount,
    our_amount: amount,
    ref_number: v.string(),
    invoice: v.string(),
  }),
);

/** The difference that a piece of work is about, as the comparison wrote it there; undefined for work that is not of it. */
export function differenceOf({
  reference,
  raw,
}: {
  readonly reference: string;
  readonly raw: string | null;
}): (Difference & { readonly partner: Partner }) | undefined {
  const partner = partners.find((name) => reference.startsWith(`${name}-`));
  const { success, output } = v.safeParse(written, raw);
  return partner && success ? { ...output, partner } : undefined;
}
