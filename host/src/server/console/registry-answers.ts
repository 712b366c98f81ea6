import { actOnReleases, admitReleaseKey, getReleaseKey, listReleaseLog } from '@aylal/contracts/console';
import { keyId, Refused, type SignedCommand } from '@aylal/releases';
import type { StaffMember } from '@aylal/contracts/office';
import { answerOf, type ConsoleAnswer, type ConsoleRegistry } from './console-context.ts';
import { holderOfStaff, shownHolder } from './holder-name.ts';

/** The log of the registry, signed commands, and whose key signs them. */
export function registryAnswers({ registry, admit }: ConsoleRegistry): readonly ConsoleAnswer[] {
  async function keyView(id: string, staff: StaffMember) {
    const found = await registry.holderOf(id);
    const { holder: name, may, remotes, channels, expires = null, retired = null } = found ?? {};
    return {
      holder:
        name === undefined
          ? null
          : {
              ...{ name: shownHolder(name, staff), may: [...(may ?? [])], expires, retired },
              remotes: remotes ? [...remotes] : null,
              channels: channels ? [...channels] : null,
            },
      admits: admit !== null,
    };
  }
  return [
    answerOf(listReleaseLog, async ({ query: { limit } }) => {
      const found = await registry.log(limit + 1);
      return {
        lines: found
          .slice(-limit)
          .toReversed()
          .map(({ refused = null, ...line }) => ({ ...line, refused })),
        has_more: found.length > limit,
      };
    }),
    answerOf(actOnReleases, async ({ body }) => {
      const { changed, revision, token = null } = await registry.act(body as unknown as SignedCommand);
      return { changed, revision: revision?.revision ?? null, token };
    }),
    answerOf(getReleaseKey, ({ params, staff }) => keyView(params.key, staff)),
    answerOf(admitReleaseKey, async ({ body, staff }) => {
      if (!admit) throw new Refused('not-published', 'keys are let in where the registry lives');
      await admit(body.public_key, holderOfStaff(staff), body.publishes);
      return keyView(keyId(body.public_key), staff);
    }),
  ];
}
