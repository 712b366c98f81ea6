import { useCallback } from 'react';
import type { MessageKey, Messages, Translate } from '@aylal/i18n';
import { useLocale } from './use-locale.ts';
import { useServices } from './use-services.tsx';

/** The translation of one namespace, typed by its message file: `useMessages<typeof en>('mf-hotels')`. The language is part of its identity. */
export function useMessages<M = Messages>(namespace: string): Translate<MessageKey<M>> {
  const { locale } = useServices();
  const language = useLocale();
  return useCallback<Translate<MessageKey<M>>>(
    (key, values) => locale.translate(namespace, key, { ...values, lng: language }),
    [locale, namespace, language],
  );
}
