import type { PlatformParty } from '@aylal/contracts/console';
import { releaseParty, shellParty, type LiveShell, type ReleaseRecord } from '@aylal/releases';

type Named = PlatformParty['offers'][number];

const named = (kind: Named['kind'], names: readonly string[] = []) => names.map((name): Named => ({ kind, name }));

/** What a release offers to the others and uses of them: with pages, dialogs, panels and slots the events, and the operations of the provider that it calls. */
export function namedBy(record: ReleaseRecord): Pick<PlatformParty, 'offers' | 'uses'> {
  const { offers, uses } = releaseParty(record);
  const { events } = record.descriptor;
  return {
    offers: [...offers, ...named('event', events.produces)],
    uses: [...uses, ...named('event', events.consumes), ...named('operation', record.uses?.operations)],
  };
}

/** A live release on the map. */
export function partyOf(record: ReleaseRecord): PlatformParty {
  const { remote, version, descriptor } = record;
  return { remote, name: remote, version, owner: descriptor.owner ?? null, ...namedBy(record) };
}

/** A live shell on the map. */
export function shellPartyOf(shell: LiveShell): PlatformParty {
  const { offers, uses } = shellParty(shell);
  const { name, version, operations } = shell;
  return {
    ...{ remote: null, name, version, owner: null },
    offers: [...offers, ...named('operation', operations)],
    uses: [...uses],
  };
}
