import type { Locale } from '@aylal/domain/language';
import type { Messages } from './create-i18n.ts';

const pluralCategories: Record<Locale, readonly string[]> = {
  mn: ['one', 'other'],
  en: ['one', 'other'],
  zh: ['other'],
  ru: ['one', 'few', 'many', 'other'],
  ko: ['other'],
  ja: ['other'],
};

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * What is wrong with the messages of a namespace: a key missing or superfluous against Mongolian, a plural form that the language lacks or does
 * not have, a placeholder that differs, an empty text. An empty list means that the namespace is complete (field-facts §4).
 */
export function checkMessages(byLocale: Record<Locale, Messages>): string[] {
  const faults: string[] = [];
  const wanted = flatten(byLocale.mn);
  const wantedStems = stems(wanted);
  for (const [locale, messages] of Object.entries(byLocale) as [Locale, Messages][]) {
    const flat = flatten(messages);
    const own = stems(flat);
    for (const stem of wantedStems.keys()) if (!own.has(stem)) faults.push(`${locale}: ${stem} is missing`);
    for (const [stem, forms] of own) {
      if (!wantedStems.has(stem)) faults.push(`${locale}: ${stem} is superfluous`);
      const isPlural = [...forms.keys()].some(Boolean);
      if (isPlural) {
        for (const form of pluralCategories[locale])
          if (!forms.has(form)) faults.push(`${locale}: ${stem}_${form} is missing`);
        for (const form of forms.keys())
          if (!pluralCategories[locale].includes(form))
            faults.push(`${locale}: ${stem}_${form} is no plural form of the language`);
      }
      // A plural form may leave the number out ("one ticket"), so `count` is not compared.
      const reference = placeholders(wantedStems.get(stem)?.values() ?? [], isPlural);
      for (const text of forms.values()) {
        if (text.trim() === '') faults.push(`${locale}: ${stem} is empty`);
        const own = placeholders([text], isPlural);
        if (wantedStems.has(stem) && own !== reference)
          faults.push(`${locale}: ${stem} has other placeholders (${own} for ${reference})`);
      }
    }
  }
  return faults;
}

function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

function stems(flat: Map<string, string>): Map<string, Map<string, string>> {
  const byStem = new Map<string, Map<string, string>>();
  for (const [key, text] of flat) {
    const form = pluralSuffix.exec(key)?.[1] ?? '';
    const stem = key.replace(pluralSuffix, '');
    byStem.set(stem, (byStem.get(stem) ?? new Map()).set(form, text));
  }
  return byStem;
}

function placeholders(texts: Iterable<string>, isPlural: boolean): string {
  const names = [...texts].flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''));
  return [...new Set(names)]
    .filter((name) => !(isPlural && name === 'count'))
    .toSorted()
    .join();
}
