import {
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listTrustedPipelines,
  readPrunePlan,
  verifyRelease,
  verifyReleaseLog,
} from '@aylal/contracts/console';
import { Refused, type Registry } from '@aylal/releases';
import { answerOf, type ConsoleAnswer } from './console-context.ts';
import { shownHolder } from './holder-name.ts';

const copyOf = (list: readonly string[] | null) => (list ? [...list] : null);

/** What going through it came to; what the registry refuses of it is the answer, except that there is no such thing. */
async function verified(work: Promise<{ readonly count: number; readonly digest: string }>) {
  try {
    return { whole: true as const, ...(await work) };
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'not-published') throw error;
    return { whole: false as const, why: error.message };
  }
}

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
    answerOf(verifyReleaseLog, () =>
      verified(registry.checkLog().then(({ entries, digest }) => ({ count: entries, digest }))),
    ),
    answerOf(verifyRelease, ({ params: { remote, version } }) =>
      verified(registry.verify(remote, version).then(({ files, digest }) => ({ count: files, digest }))),
    ),
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
