import { descriptorSchema } from '@aylal/shell/descriptor';
import * as v from 'valibot';

const pointer = v.object({ version: v.string(), base: v.pipe(v.string(), v.url()), digest: v.string() });

const bootDocument = v.object({
  contract: v.string(),
  releases: v.record(v.string(), v.object({ ...pointer.entries, lastGood: v.optional(pointer) })),
  descriptors: v.array(descriptorSchema),
});

/** Where a release lies, and the hash of its `release.json`. */
export type Pointer = v.InferOutput<typeof pointer>;
/** What the shop registers in its mini-app: the remotes, and what may be known of them without loading one. */
export type Boot = v.InferOutput<typeof bootDocument>;

/** Reads the shop's public boot document. Rejects when it does not answer, or answers something else. */
export async function readBoot(shop: string): Promise<Boot> {
  const response = await fetch(`${shop}/boot/emongolia.json`, { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`the boot document answered ${response.status}`);
  return v.parse(bootDocument, await response.json());
}
