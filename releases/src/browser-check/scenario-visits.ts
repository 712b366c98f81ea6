import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Scenario, ScenarioDocument } from '../documents/scenario-document.ts';
import { hostsOf, subjectOf } from './scenario-subject.ts';
import type { Visit } from './visit-page.ts';

/** How the provider answers what a scenario reads: as the scenario says, never, or 503. */
export type ScenarioState = 'ready' | 'waiting' | 'failed';

export const scenarioLanguages = ['mn', 'en'] as const;

/** A scenario in one language and state. */
export interface Played {
  readonly document: ScenarioDocument;
  readonly scenario: Scenario;
  readonly language: (typeof scenarioLanguages)[number];
  readonly state: ScenarioState;
}

/**
 * Every scenario in both languages; and once for each thing that is shown, by the first of its scenarios that reads anything, while its reads wait, in English, and when they fail, in
 * Mongolian. What the web's shell does not have, the mini-app's shows. What the shop and the office have, both show; waiting and failed are looked at in the shop alone.
 */
export function scenarioVisits(
  record: ReleaseRecord,
  document: ScenarioDocument,
): readonly (Visit & { played: Played })[] {
  const seen = new Set<string>();
  const { remote, entry, exposes, chunks, descriptor } = record;
  const isOfBoth = hostsOf(descriptor).length > 1;
  const remoteModule = [entry, ...(exposes['./remote'] ?? [])];
  return document.scenarios.flatMap((scenario) => {
    const subject = subjectOf(descriptor, scenario);
    if (!subject) return [];
    return subject.shells.flatMap((shell) => {
      const visit = (language: Played['language'], state: ScenarioState) => ({
        remote,
        shell,
        path: `/${language}${scenario.at}`,
        files: [...remoteModule, ...(chunks[subject.chunk] ?? [])],
        played: { document, scenario, language, state },
        // One picture of each scenario is enough to see what a release looks like: with its data, in Mongolian, whose words are long.
        ...(state === 'ready' && language === scenarioLanguages[0]
          ? { picture: isOfBoth ? `${scenario.name} (${shell})` : scenario.name }
          : {}),
      });
      const ready = scenarioLanguages.map((language) => visit(language, 'ready'));
      if (scenario.reads.length === 0 || seen.has(subject.name)) return ready;
      seen.add(subject.name);
      return [...ready, visit('en', 'waiting'), visit('mn', 'failed')];
    });
  });
}
