/** A release as it is typed, `mf-flights@1.4.0+ab12cd34ef`; null for what is none. */
export function readReleaseName(text: string): { readonly remote: string; readonly version: string } | null {
  const found = /^(mf-[a-z][a-z0-9-]{0,40})@(\d{1,6}\.\d{1,6}\.\d{1,6}(?:\+[A-Za-z0-9]{1,40})?)$/.exec(text.trim());
  const [, remote, version] = found ?? [];
  return remote && version ? { remote, version } : null;
}
