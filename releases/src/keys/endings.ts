import type { ChannelDocument } from '../documents/channel-document.ts';
import type { Keyring } from './keyring.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { keyId } from './signing-key.ts';

/** Something that counts until a time: a credential, a key of the registry, a signed channel. `id` is that of the key, or the channel's name. */
export interface Ending {
  readonly kind: 'credential' | 'registry-key' | 'channel';
  readonly id: string;
  readonly holder: string;
  readonly expires: string;
}

/** Credentials that have an end and are not retired. */
export function credentialEndings({ keys }: Keyring): readonly Ending[] {
  return keys.flatMap(({ id, holder, expires, retired }) =>
    expires && !retired ? [{ kind: 'credential' as const, id, holder, expires }] : [],
  );
}

/** Keys of the registry that have an end and are not retired. */
export function registryKeyEndings({ keys }: RegistryKeys): readonly Ending[] {
  return keys.flatMap(({ publicKey, expires }) =>
    expires ? [{ kind: 'registry-key' as const, id: keyId(publicKey), holder: 'the registry', expires }] : [],
  );
}

/** A channel, which the registry signs again after half of its time. */
export function channelEnding({ channel, expires }: Pick<ChannelDocument, 'channel' | 'expires'>): Ending {
  return { kind: 'channel', id: channel, holder: 'the registry', expires };
}

/** What ends within thirty days, or has ended by itself and nobody retired it; the next one first. */
export function endingSoon(endings: readonly Ending[], now: Date): readonly Ending[] {
  const soon = now.getTime() + 30 * 24 * 3_600_000;
  return endings
    .filter(({ expires }) => Date.parse(expires) < soon)
    .toSorted((a, b) => Date.parse(a.expires) - Date.parse(b.expires));
}

/** What ends and until when, in words. */
export function describeEnding({ kind, id, holder, expires }: Ending): string {
  if (kind === 'channel') return `channel ${id} is good until ${expires}`;
  return `${kind === 'registry-key' ? `key ${id} of the registry` : `credential of ${holder} (${id})`} is good until ${expires}`;
}

/** Seconds until each ends, below zero once it has, in the text format of Prometheus. Ids only: names of holders are for credentials. */
export function endingMetrics(endings: readonly Ending[], now: Date): string {
  const name = 'aylal_ends_in_seconds';
  const lines = endings.map(({ kind, id, expires }) => {
    const seconds = Math.floor((Date.parse(expires) - now.getTime()) / 1000);
    return `${name}{kind="${kind}",id="${id}"} ${seconds}`;
  });
  const help = 'Seconds until a key, a credential or a signed channel ends.';
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines, ''].join('\n');
}
