interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Vouches for addresses of scripts under the policy `name` (WEB-1 asks for trusted types); where a browser knows none, addresses stay as they are. */
export function trustedAddress(name: string): (url: string) => string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!factory) return (url) => url;
  const policy = factory.createPolicy(name, { createScriptURL: (url) => url });
  return (url) => policy.createScriptURL(url);
}
