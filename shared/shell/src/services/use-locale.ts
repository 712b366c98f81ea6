import type { Locale } from '@aylal/domain/language';
import { useStore } from './store.ts';
import { useServices } from './use-services.tsx';

/** The language of the page. */
export function useLocale(): Locale {
  return useStore(useServices().locale);
}
