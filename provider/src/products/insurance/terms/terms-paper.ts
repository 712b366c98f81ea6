import { insuredAges } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import type { MessageKey } from '@aylal/i18n';
import { insurerName, type InsurerCatalogue, type InsurerPlan, type InsurerSum } from '../insurer.ts';
import { territoryCountries } from '../territories.ts';
import { coveredLabels } from '../labels/covered-labels.ts';
import { excludedLabels } from '../labels/excluded-labels.ts';
import { planTitles, territoryNames } from '../labels/plan-labels.ts';
import type { MessageValues } from '../../../platform/messages/open-messages.ts';
import type en from '../messages/en.json';
import { insuranceMessage } from '../messages/insurance-messages.ts';

type TermsKey = MessageKey<(typeof en)['terms']>;

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
  const say = (key: TermsKey, values?: MessageValues) => insuranceMessage(locale, `terms.${key}`, values);
  const countries = territoryCountries(plan.territory, locale);
  return {
    locale,
    title: say('title'),
    subtitle: planTitles[plan.slug]?.[locale] ?? plan.slug,
    sections: [
      { heading: say('main'), rows: mainRows(catalogue, plan, locale) },
      {
        heading: say('paid'),
        rows: plan.covered.map(({ risk, limit }) => ({
          label: coveredLabels[risk][locale],
          value: limit ? say('upTo', { sum: sumText(limit, locale) }) : say('wholeSum'),
        })),
      },
      { heading: say('notPaid'), points: plan.excluded.map((risk) => excludedLabels[risk][locale]) },
      {
        heading: say('price'),
        text: say('priceText'),
        rows: plan.bands.map(({ from, to, percent }) => ({
          label: say('years', { from, to }),
          value: say('ofAdult', { percent }),
        })),
      },
      { heading: say('claim'), text: say('claimText', { phone: catalogue.claimPhone }) },
      { heading: say('coolingOff'), text: say('coolingOffText', { days: catalogue.coolingOffDays }) },
      ...(countries.length > 0
        ? [{ heading: say('countries'), text: countries.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ') }]
        : []),
    ],
  };
}

function mainRows(catalogue: InsurerCatalogue, plan: InsurerPlan, locale: Locale): PaperRow[] {
  const say = (key: TermsKey, values?: MessageValues) => insuranceMessage(locale, `terms.${key}`, values);
  const { min, max } = insuredAges(plan);
  return [
    { label: say('insurer'), value: insurerName(catalogue, locale) },
    { label: say('territory'), value: territoryNames[plan.territory]?.[locale] ?? plan.territory },
    { label: say('medical'), value: sumText(plan.medical, locale) },
    {
      label: say('deductible'),
      value: plan.deductible.amount === 0 ? say('none') : sumText(plan.deductible, locale),
    },
    { label: say('ages'), value: say('years', { from: min, to: max }) },
    { label: say('longest'), value: say('days', { count: plan.maxDays }) },
  ];
}

/** A sum with the name of its currency: signs of currencies are not in every face. */
function sumText({ amount, currency }: InsurerSum, locale: Locale): string {
  return `${new Intl.NumberFormat(locale === 'ru' ? 'ru' : 'en').format(amount)} ${currency}`;
}
