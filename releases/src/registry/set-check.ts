import { returningSets } from '../channels/returning-sets.ts';
import type { ChannelRevision, References } from '../documents/channel-document.ts';
import { promotionFindings } from '../gates/run-gates.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { ReleaseBook } from './release-book.ts';
import type { ShellBook } from './shell-book.ts';

interface CheckParts {
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
}

/** The gates of a promotion, asked again when something becomes live: neighbours and shells may have moved since it was published. Both reject with `Refused`. */
export function createSetCheck({ releases, shells }: CheckParts) {
  /** Holds the changed releases against the live shells and the releases beside them, and their files against retention. */
  async function changes(beside: References, changed: References): Promise<void> {
    await releases.checkKept(changed);
    const set = await releases.records({ ...beside, ...changed });
    const context = { live: set, shells: await shells.all() };
    refuseFindings(
      'promotion',
      set
        .filter(({ remote }) => remote in changed)
        .flatMap((record) => [...promotionFindings({ record, files: null }, context)]),
    );
  }
  return {
    changes,
    /** Whatever a rollback brings back into the stable set or a share. */
    async returning(present: ChannelRevision | undefined, next: ChannelRevision): Promise<void> {
      for (const { returning, beside } of returningSets(present, next)) await changes(beside, returning);
    },
  };
}

export type SetCheck = ReturnType<typeof createSetCheck>;
