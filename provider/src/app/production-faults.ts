import { plainAddressFault, secretFault } from '@aylal/server';

type Variables = Readonly<Record<string, unknown>>;

/** A sentence for each variable by which a production would stand open (OPS-1, OPS-2). Variables are known by how their names end, so that a new partner is judged too. */
export function productionFaults(e: Variables, { sandbox }: { sandbox: boolean }): string[] {
  const given = Object.entries(e).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const partners = given.flatMap(([name, value]) => {
    if (name.endsWith('_URL') && name !== 'PUBLIC_URL') return sentence(name, addressFault(value));
    return /_(TOKEN|SECRET|PASSWORD)$/.test(name) ? sentence(name, secretFault(value, 'secret')) : [];
  });
  const keys = given.flatMap(([name, value]) =>
    name.endsWith('_KEY') ? sentence(name, secretFault(value, 'key')) : [],
  );
  // A sandbox that was asked for by name shows the shop to ourselves: it may be at http and without the host's key.
  return sandbox ? [...partners, ...keys] : [...partners, ...keys, ...ownFaults(e)];
}

function ownFaults(e: Variables): string[] {
  return [
    ...(String(e['PUBLIC_URL']).startsWith('https:') ? [] : ['PUBLIC_URL must start with https:// in production']),
    ...(e['HOST_KEY'] ? [] : ['HOST_KEY is needed in production, the same for host and provider']),
    ...(e['RATE_LIMITS'] === false ? ['RATE_LIMITS must be on in production'] : []),
  ];
}

function addressFault(value: string): string | null {
  return /^https?:/.test(value) ? plainAddressFault(value) : null;
}

function sentence(name: string, fault: string | null): string[] {
  return fault === null ? [] : [`${name} ${fault}`];
}
