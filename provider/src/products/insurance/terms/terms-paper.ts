import { insuredAges } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import { insurerName, type InsurerCatalogue, type InsurerPlan, type InsurerSum } from '../insurer.ts';
import { territoryCountries } from '../territories.ts';
import { coveredLabels } from '../labels/covered-labels.ts';
import { excludedLabels } from '../labels/excluded-labels.ts';
import { planTitles, territoryNames } from '../labels/plan-labels.ts';
import { termsMessages, type TermsMessages } from './terms-messages.ts';

/** A line with what stands opposite it. */
export interface PaperRow {
  readonly label: string;
  readonly value: string;
}

/** A part of a paper under its heading: running text, then points, then rows. */
export interface PaperSection {
  readonly heading: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly rows?: readonly PaperRow[];
}

/** The terms of a cover before they are drawn. */
export interface Paper {
  readonly locale: Locale;
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly PaperSection[];
}

/** Everything that is agreed about a cover, from the insurer's data and our words for it (MODAL-08). */
export function termsPaper(catalogue: InsurerCatalogue, plan: InsurerPlan, locale: Locale): Paper {
  const words = termsMessages[locale];
  const countries = territoryCountries(plan.territory, locale);
  return {
    locale,
    title: words.title,
    subtitle: planTitles[plan.slug]?.[locale] ?? plan.slug,
    sections: [
      { heading: words.main, rows: mainRows(catalogue, plan, locale) },
      {
        heading: words.paid,
        rows: plan.covered.map(({ risk, limit }) => ({
          label: coveredLabels[risk][locale],
          value: limit ? words.upTo(sumText(limit, locale)) : words.wholeSum,
        })),
      },
      { heading: words.notPaid, points: plan.excluded.map((risk) => excludedLabels[risk][locale]) },
      {
        heading: words.price,
        text: words.priceText,
        rows: plan.bands.map(({ from, to, percent }) => ({
          label: words.years(from, to),
          value: words.ofAdult(percent),
        })),
      },
      { heading: words.claim, text: words.claimText(catalogue.claimPhone) },
      { heading: words.coolingOff, text: words.coolingOffText(catalogue.coolingOffDays) },
      ...(countries.length > 0
        ? [{ heading: words.countries, text: countries.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ') }]
        : []),
    ],
  };
}

function mainRows(catalogue: InsurerCatalogue, plan: InsurerPlan, locale: Locale): PaperRow[] {
  const words: TermsMessages = termsMessages[locale];
  const { min, max } = insuredAges(plan);
  return [
    { label: words.insurer, value: insurerName(catalogue, locale) },
    { label: words.territory, value: territoryNames[plan.territory]?.[locale] ?? plan.territory },
    { label: words.medical, value: sumText(plan.medical, locale) },
    {
      label: words.deductible,
      value: plan.deductible.amount === 0 ? words.none : sumText(plan.deductible, locale),
    },
    { label: words.ages, value: words.years(min, max) },
    { label: words.longest, value: words.days(plan.maxDays) },
  ];
}

/** A sum with the name of its currency: signs of currencies are not in every face. */
function sumText({ amount, currency }: InsurerSum, locale: Locale): string {
  return `${new Intl.NumberFormat(locale === 'ru' ? 'ru' : 'en').format(amount)} ${currency}`;
}
