export {
  approvalKind,
  claimRelease,
  filesToSend,
  mostBundleBytes,
  releaseKind,
  unrecordedFiles,
  type SentBundle,
} from './build-bundle.ts';
export { canonicalJson } from './canonical-json.ts';
export { commandKind, textToSign } from './text-to-sign.ts';
