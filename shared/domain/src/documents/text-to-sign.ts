import { canonicalJson } from './canonical-json.ts';

/** What somebody with a credential asks of the registry of releases is signed under this kind. */
export const commandKind = 'aylal-act';

/** The text whose UTF-8 bytes are signed: its kind keeps a signature for one document from counting for another. Throws for what JSON cannot say. */
export function textToSign(kind: string, payload: unknown): string {
  return `${kind}\n${canonicalJson(payload)}`;
}
