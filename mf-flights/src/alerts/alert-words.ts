import type { Locale } from '@aylal/domain';
import { useLocale, useMessages, useQuery, useServices, type Messages, type Translate } from '@aylal/shell';

const namespace = 'mf-flights-alerts';

/** The words of price alerts: apart from those of the remote, because every list of flights carries those. */
export const alertWords: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  mn: () => import(/* webpackChunkName: "alert-words-mn" */ './words/mn.json'),
  en: () => import(/* webpackChunkName: "alert-words-en" */ './words/en.json'),
  zh: () => import(/* webpackChunkName: "alert-words-zh" */ './words/zh.json'),
  ru: () => import(/* webpackChunkName: "alert-words-ru" */ './words/ru.json'),
  ko: () => import(/* webpackChunkName: "alert-words-ko" */ './words/ko.json'),
  ja: () => import(/* webpackChunkName: "alert-words-ja" */ './words/ja.json'),
};

/** Loads the words of the present language; false until they are there. What fails is thrown to the boundary around, which has a retry. */
export function useAlertWordsReady(): boolean {
  const locale = useLocale();
  const services = useServices();
  const loaded = useQuery({
    queryKey: [namespace, locale],
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
    queryFn: async () => {
      const { default: messages } = await alertWords[locale]();
      services.locale.addMessages(locale, namespace, messages);
      return true;
    },
  });
  return loaded.isSuccess;
}

/** Words of price alerts, below a part that has waited for them. */
export function useAlertMessages(): Translate {
  return useMessages(namespace);
}
