import { useMemo } from 'react';
import * as v from 'valibot';
import { useLocale, useServices } from '@aylal/shell';

/** Numbered texts, `{"1": …, "2": …}`, as a list. */
function numbered<T>(item: v.GenericSchema<unknown, T>) {
  return v.optional(
    v.pipe(
      v.record(v.string(), item),
      v.transform((texts): readonly T[] => Object.values(texts)),
    ),
    {},
  );
}

const pageSections = numbered(
  v.object({
    title: v.string(),
    text: numbered(v.string()),
    list: numbered(v.string()),
    table: v.optional(v.object({ head: numbered(v.string()), rows: numbered(numbered(v.string())) })),
  }),
);

/** A part of a written page: a heading, paragraphs, points, a table. */
export type PageSection = v.InferOutput<typeof pageSections>[number];

/** Products that have terms of their own, in the order of the page. */
const productTerms = v.pipe(
  v.record(v.string(), v.object({ title: v.string(), list: numbered(v.string()) })),
  v.transform((products) => Object.entries(products).map(([id, terms]) => ({ id, ...terms }))),
);

function useTexts<S extends v.GenericSchema>(schema: S, namespace: string, key: string): v.InferOutput<S> {
  const { locale } = useServices();
  const lng = useLocale();
  return useMemo(
    () => v.parse(schema, locale.translate(namespace, key, { returnObjects: true, lng })),
    [schema, locale, namespace, key, lng],
  );
}

export function usePageSections(namespace: string): readonly PageSection[] {
  return useTexts(pageSections, namespace, 'sections');
}

export function useProductTerms(namespace: string) {
  return useTexts(productTerms, namespace, 'products');
}
