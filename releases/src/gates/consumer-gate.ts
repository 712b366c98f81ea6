import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';
import { isKnown, isServed, ownerOf, releaseParty, shellParty, type Offer, type Party } from './offers.ts';

/** `consumerFindings` of a release that would replace the live one of its remote. Not asked while others arrive with it: the set is looked at as a whole when it is promoted. */
export function consumerGate({ record }: Candidate, { present, shells }: GateContext): Finding[] {
  if (!present) return [];
  const others = present.filter(({ remote }) => remote !== record.remote);
  return setFindings(present, [...others, record], shells);
}

/** `consumerFindings` of a set that takes the place of another, in every live shell; without a shell nothing is known to be missing. */
export function setFindings(
  before: readonly ReleaseRecord[],
  after: readonly ReleaseRecord[],
  shells: readonly ShellRecord[],
): Finding[] {
  return distinct(shells.flatMap((shell) => consumerFindings(partiesOf(before, shell), partiesOf(after, shell))));
}

/** `consumerFindings` of a shell that takes the place of another in front of the same set. */
export function shellConsumerFindings(
  before: ShellRecord,
  after: ShellRecord,
  set: readonly ReleaseRecord[],
): Finding[] {
  return consumerFindings(partiesOf(set, before), partiesOf(set, after));
}

function partiesOf(releases: readonly ReleaseRecord[], shell: ShellRecord): readonly Party[] {
  return [...releases.map(releaseParty), shellParty(shell)];
}

/** The same may be found in several shells and shares. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [one.message, one])).values()];
}

/**
 * What a change of who is live would break between teams: a page, dialog, panel or slot goes that somebody who stays uses (`consumer-stranded`), a new release uses one that nobody
 * offers (`uses-missing`), or leads to an address that no page serves (`menu-route`). What was missing before is nobody's fault now.
 */
function consumerFindings(before: readonly Party[], after: readonly Party[]): Finding[] {
  const isNew = (party: Party) => !before.some(({ who }) => who === party.who);
  const gone = after.flatMap((party) =>
    party.uses
      .filter((use) => isKnown(use.kind, after) && !ownerOf(use, after))
      .flatMap((use) => {
        const owner = ownerOf(use, before);
        if (owner && owner.remote !== party.remote) return [stranded(owner, party, use)];
        return party.remote !== null && isNew(party) ? [missing(party, use)] : [];
      }),
  );
  const lost = after
    .filter(isNew)
    .flatMap((party) =>
      isKnown('route', after)
        ? party.links.filter((path) => !isServed(path, after)).map((path) => unserved(party, path))
        : [],
    );
  return [...gone, ...lost];
}

function stranded(owner: Party, consumer: Party, { kind, name }: Offer): Finding {
  const team = owner.remote ?? owner.who;
  return {
    code: 'consumer-stranded',
    message: `${kind} ${name} of ${team} would be gone; ${consumer.who} is live and uses it`,
    change: `keep ${name} until ${consumer.contact} does without it, or bring both releases in one set`,
  };
}

function missing({ who }: Party, { kind, name }: Offer): Finding {
  return {
    code: 'uses-missing',
    message: `${who} uses the ${kind} ${name}, which neither a live release nor every live shell offers`,
    change: 'wait until its owner is live, or publish both with one command and promote both as one set',
  };
}

function unserved({ who }: Party, path: string): Finding {
  return {
    code: 'menu-route',
    message: `a menu entry or fallback link of ${who} leads to ${path}, which no live page serves`,
    change: 'name a page of the descriptor or of a live remote, or take the entry out',
  };
}
