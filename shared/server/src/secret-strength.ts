/** Bits that guessing costs at most: how many characters until they repeat, and out of how many. An upper bound, which shows what cannot be a secret. */
function strengthOf(text: string): number {
  const period = [...text].findIndex(
    (_one, at) => at > 0 && text === text.slice(0, at).repeat(text.length).slice(0, text.length),
  );
  const unit = period > 0 ? period : text.length;
  return unit * Math.log2(new Set(text).size);
}

const leastBits = { key: 80, secret: 24 } as const;

/** Why a text is no secret, as the end of a sentence that begins with its variable; null when it may be one. A `key` is ours to make, a `secret` a partner's. */
export function secretFault(text: string, kind: keyof typeof leastBits): string | null {
  if (/^(sandbox|changeme|change-me|secret|password|example)/i.test(text)) return 'is an example, no secret';
  if (strengthOf(text) >= leastBits[kind]) return null;
  return kind === 'key'
    ? 'is too easy to guess; take 24 random bytes, as by openssl rand -hex 24'
    : 'is too easy to guess for a secret';
}

/** Why an address of somebody else may not be asked, as the end of a sentence; null when it may: over https, or without it on this machine. */
export function plainAddressFault(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return null;
  return 'must start with https://: what is sent there can be read on the way';
}
