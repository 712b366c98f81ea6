import {
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listTrustedPipelines,
  readPrunePlan,
} from '@aylal/contracts/console';
import type { Registry } from '@aylal/releases';
import { answerOf, type ConsoleAnswer } from './console-context.ts';
import { shownHolder } from './holder-name.ts';

const copyOf = (list: readonly string[] | null) => (list ? [...list] : null);

/** Who may do what with releases, which shops there are, and what is stored. */
export function managementAnswers(registry: Registry, now: () => Date): readonly ConsoleAnswer[] {
  const server_time = () => now().toISOString();
  return [
    answerOf(listCredentials, async ({ staff }) => ({
      credentials: (await registry.holders()).map(({ id, holder, may, remotes, channels, expires = null }) => ({
        ...{ id, holder: shownHolder(holder, staff), may: [...may], expires },
        ...{ remotes: copyOf(remotes), channels: copyOf(channels) },
      })),
      server_time: server_time(),
    })),
    answerOf(listTrustedPipelines, async () => {
      const { serial, publishers } = await registry.trustedPipelines();
      return { serial, pipelines: publishers, server_time: server_time() };
    }),
    answerOf(listProfiles, async () => {
      const { serial, profiles } = await registry.profiles();
      return { serial, profiles: profiles.map((one) => ({ ...one })), server_time: server_time() };
    }),
    answerOf(readPrunePlan, async ({ query: { days } }) => {
      const { dropped, kept, digest } = await registry.prunePlan(days);
      return { days, dropped: [...dropped], kept: [...kept], digest, server_time: server_time() };
    }),
    answerOf(listRegistryKeys, async () => {
      const { serial, keys } = await registry.registryKeys();
      return {
        serial,
        keys: keys.map(({ id, publicKey, expires = null, signs }) => ({ id, public_key: publicKey, expires, signs })),
        server_time: server_time(),
      };
    }),
  ];
}
