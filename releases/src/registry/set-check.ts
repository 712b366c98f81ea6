import { comparedSets } from '../channels/compared-sets.ts';
import { returningSets } from '../channels/returning-sets.ts';
import type { ChannelDocument, ChannelRevision, References } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Finding } from '../gates/gate.ts';
import { promotionFindings } from '../gates/run-gates.ts';
import { distinct, setFindings } from '../gates/consumer-gate.ts';
import { loadingShells } from '../profiles/loading-shells.ts';
import type { ProfileStore } from './profile-store.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ShellStore } from './shell-store.ts';

interface CheckParts {
  readonly releases: ReleaseStore;
  readonly shells: ShellStore;
  readonly profiles: ProfileStore;
}

type Channel = Pick<ChannelDocument, 'channel' | 'revisions'>;

/** The gates of a promotion, asked again when something becomes live: neighbours and shells may have moved since it was published. Both reject with `Refused`. */
export function createSetCheck({ releases, shells, profiles }: CheckParts) {
  /** Holds the changed releases against the live shells that would load them, and the releases beside them, and their files against retention. */
  async function changes({ channel }: Channel, beside: References, changed: References): Promise<void> {
    await releases.checkKept(changed);
    const set = await releases.records({ ...beside, ...changed });
    const [all, known] = await Promise.all([shells.all(), profiles.read()]);
    const contextOf = (record: ReleaseRecord) => ({
      live: set,
      shells: loadingShells(all, known.profiles, record, channel),
      present: null,
    });
    refuseFindings(
      'promotion',
      set
        .filter(({ remote }) => remote in changed)
        .flatMap((record) => [...promotionFindings({ record, files: null }, contextOf(record))]),
    );
  }
  return {
    changes,
    /** Nobody who stays live, in the stable set or in a share, loses what it uses of another team, and what is new finds all that it uses. */
    async consumers(present: ChannelRevision | undefined, next: ChannelRevision): Promise<void> {
      const all = await shells.all();
      const findings: Finding[] = [];
      for (const { before, after } of comparedSets(present, next)) {
        const [was, will] = await Promise.all([before, after].map(releases.records));
        findings.push(...setFindings(was ?? [], will ?? [], all));
      }
      refuseFindings('the set', distinct(findings));
    },
    /** Whatever a rollback brings back into the stable set or a share. */
    async returning(channel: Channel, next: ChannelRevision): Promise<void> {
      for (const { returning, beside } of returningSets(channel.revisions.at(-1), next))
        await changes(channel, beside, returning);
    },
  };
}

export type SetCheck = ReturnType<typeof createSetCheck>;
