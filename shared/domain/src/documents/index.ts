export { canonicalJson } from './canonical-json.ts';
export { commandKind, textToSign } from './text-to-sign.ts';
