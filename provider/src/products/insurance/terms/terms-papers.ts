import type { Locale } from '@aylal/domain/language';
import type { Clock } from '../../../platform/clock.ts';
import { sha256 } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { InsurerCatalogue } from '../insurer.ts';
import { planTitles } from '../labels/plan-labels.ts';
import { drawPaper } from './draw-paper.ts';
import { termsPaper } from './terms-paper.ts';

const ending = '-terms';

/** A paper as it is sent. `tag` changes with what it says. */
export interface DrawnPaper {
  readonly title: string;
  readonly tag: string;
  readonly bytes: Buffer;
}

export interface TermsPapers {
  /** The terms by name, in a language. Refuses with `not-found` what is not on the list of names, or not on sale; with `unavailable` while the insurer has never answered. */
  read(name: string, locale: Locale): Promise<DrawnPaper>;
}

/** The name of the terms of a cover: `schengen-terms` (GAP-67). */
export function termsName(slug: string): string {
  return `${slug}${ending}`;
}

/** GAP-67: every name of terms that is ever opened. */
export const termsNames: ReadonlySet<string> = new Set(Object.keys(planTitles).map(termsName));

/** Papers of the covers on sale. Each is drawn once for what it says, so that asking again costs nothing; there are as many as names and languages. */
export function createTermsPapers(catalogueNow: () => Promise<InsurerCatalogue>, clock: Clock): TermsPapers {
  const papers = new Map<string, Promise<DrawnPaper>>();
  return {
    async read(name, locale) {
      if (!termsNames.has(name)) throw refuse('not-found');
      const catalogue = await catalogueNow();
      const plan = catalogue.plans.find(({ slug }) => termsName(slug) === name);
      if (!plan) throw refuse('not-found');
      const paper = termsPaper(catalogue, plan, locale);
      const tag = sha256(JSON.stringify(paper)).slice(0, 24);
      const place = `${name}/${locale}`;
      const before = papers.get(place);
      if (before && (await before).tag === tag) return before;
      const drawn = drawPaper(paper, clock.now()).then((bytes) => ({ title: paper.subtitle, tag, bytes }));
      // One that could not be drawn is tried again by the next who asks.
      drawn.catch(() => papers.delete(place));
      papers.set(place, drawn);
      return drawn;
    },
  };
}
