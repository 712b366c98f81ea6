/** Why a start could not publish its releases, from what `publish` printed. */
export function explainPublishing(output: string, dataDir: string): string {
  if (!output.includes('lower-version')) return 'the releases could not be published; see above';
  return `${dataDir} was used by a checkout with newer releases, and a start never goes back: start with another folder (DATA_DIR=…), or from the newer checkout`;
}
