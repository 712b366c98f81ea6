import { secretFault } from '@aylal/server';

interface Variables {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST_KEY?: string | undefined;
  readonly SUGGEST_KEY?: string | undefined;
  readonly SANDBOX: boolean;
  readonly ADMIT_RELEASE_KEYS: boolean;
}

/** A sentence for each variable by which a production would stand open (OPS-1, OPS-2). A sandbox that was asked for by name may be at http and without the provider's key. */
export function productionFaults({
  PUBLIC_URL,
  HOST_KEY,
  SUGGEST_KEY,
  SANDBOX,
  ADMIT_RELEASE_KEYS,
}: Variables): string[] {
  const weak = Object.entries({ HOST_KEY, SUGGEST_KEY }).flatMap(([name, key]) => {
    const fault = key ? secretFault(key, 'key') : null;
    return fault === null ? [] : [`${name} ${fault}`];
  });
  if (SANDBOX) return weak;
  return [
    ...weak,
    ...(ADMIT_RELEASE_KEYS
      ? ['ADMIT_RELEASE_KEYS is for the sandbox: any release manager could let their own key in']
      : []),
    ...(PUBLIC_URL?.startsWith('https:') ? [] : ['PUBLIC_URL must start with https:// in production']),
    ...(HOST_KEY ? [] : ['HOST_KEY is needed in production, the same for host and provider']),
  ];
}
