import * as v from 'valibot';
import type { Vault } from '../../platform/vault.ts';
import { sealedRows } from '../../platform/reseal/sealed-rows.ts';
import type { StoredTraveller } from './order-row.ts';

/** The documents of travellers, each bound to the order and the place of its traveller in it. */
export const sealedTravellers = sealedRows<{
  readonly ref_number: string;
  readonly travellers: readonly StoredTraveller[];
}>({
  table: 'orders',
  key: 'ref_number',
  changed: ({ ref_number, travellers }, reseal) => ({
    travellers: JSON.stringify(
      travellers.map((one, index) => ({
        ...one,
        sealed: one.sealed === '' ? '' : reseal(one.sealed, `${ref_number}:${index}`),
      })),
    ),
  }),
});

const members = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What is encrypted of a traveller; `context` is the order's number and the traveller's place, as above. Of one whose data cannot be opened any more it says so, instead of failing. */
export function openTraveller(vault: Vault, sealed: string, context: string): Readonly<Record<string, unknown>> {
  if (sealed === '') return {};
  try {
    return v.parse(members, vault.open(sealed, context));
  } catch {
    // Changed at rest, or sealed with a key that is gone: the vault tells no more.
    return { unreadable: true };
  }
}

const numbered = v.object({ doc_number: v.fallback(v.string(), ''), document: v.fallback(v.string(), '') });

/** The documents of an order's travellers in the clear, in their order; empty where there is none. */
export function openDocuments(
  vault: Vault,
  { ref_number, travellers }: { readonly ref_number: string; readonly travellers: readonly StoredTraveller[] },
): readonly string[] {
  return travellers.map(({ sealed }, index) => {
    const opened = openTraveller(vault, sealed, `${ref_number}:${index}`);
    const { doc_number, document } = v.parse(numbered, opened);
    return doc_number || document;
  });
}
