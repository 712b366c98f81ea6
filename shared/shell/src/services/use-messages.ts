import { useCallback } from 'react';
import { useLocale } from './use-locale.ts';
import { useServices } from './use-services.tsx';

/** Translates keys of one namespace: `t('results.empty.title', { count })`. The language is part of its identity. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export function useMessages(namespace: string): Translate {
  const { locale } = useServices();
  const language = useLocale();
  return useCallback<Translate>(
    (key, values) => locale.translate(namespace, key, { ...values, lng: language }),
    [locale, namespace, language],
  );
}
