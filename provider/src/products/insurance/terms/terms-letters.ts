import { locales, type Locale } from '@aylal/domain/language';
import { coveredRisks, excludedRisks } from '../labels/risk-codes.ts';
import { planTitles, territoryNames } from '../labels/plan-labels.ts';
import type { InsurerCatalogue } from '../insurer.ts';
import { termsPaper, type Paper } from './terms-paper.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const cyrillic = Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0x400 + index)).join('');
/** Latin-1, Mongolian and Kazakh letters and the marks of names, which an insurer's own words may have. */
const more = `${Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('')}ӨөҮүӘәҒғҚқҢңҰұҺһІі–—·•“”‘’«»…№\u00a0\u202f`;

/** Every letter that terms in a face may need: all our words, whatever the insurer sells of what we have words for. */
export function termsLetters(face: string): string {
  const wanted = face === 'latin' ? ascii + cyrillic + more : ascii;
  const papers = locales.filter((locale) => face === 'latin' || locale === face).flatMap(everyPaper);
  return [...new Set([...wanted, ...papers.flatMap(lettersOf)])].join('');
}

/** A paper for each title and territory that has words, with every risk on it. */
export function everyPaper(locale: Locale): Paper[] {
  const sum = { amount: 1_234_567_890, currency: 'MNT' };
  const plans = Object.keys(planTitles).flatMap((slug) =>
    Object.keys(territoryNames).map((territory) => ({
      slug,
      territory,
      dayPrice: 1,
      maxDays: 92,
      bands: [{ from: 0, to: 80, percent: 100 }],
      medical: sum,
      deductible: { ...sum, amount: 0 },
      covered: coveredRisks.map((risk, index) => ({ risk, limit: index === 0 ? null : sum })),
      excluded: excludedRisks,
    })),
  );
  const catalogue: InsurerCatalogue = { insurer: '', insurerLatin: '', claimPhone: '+976', coolingOffDays: 14, plans };
  return plans.map((plan) => termsPaper(catalogue, plan, locale));
}

/** Every letter of a paper. */
export function lettersOf({ title, subtitle, sections }: Paper): string[] {
  const texts = sections.flatMap(({ heading, text = '', points = [], rows = [] }) => [
    heading,
    text,
    ...points,
    ...rows.flatMap(({ label, value }) => [label, value]),
  ]);
  return [...[title, subtitle, ...texts].join('')];
}
