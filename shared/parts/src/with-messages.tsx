import type { ReactNode } from 'react';
import type { Locale } from '@aylal/domain/language';
import { useLocale, useQuery, useServices, type Messages } from '@aylal/shell';

/** Words apart from those of the remote, because every list of flights carries those. */
export interface ExtraMessages {
  readonly namespace: string;
  readonly source: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;
}

/** Shows its children when their words of the present language are there, and `waiting` until then. What fails is thrown to the boundary around, which has a retry. */
export function WithMessages({
  extra: { namespace, source },
  waiting,
  children,
}: {
  extra: ExtraMessages;
  waiting: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  const services = useServices();
  const loaded = useQuery({
    queryKey: [namespace, locale],
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
    queryFn: async () => {
      const { default: messages } = await source[locale]();
      services.locale.addMessages(locale, namespace, messages);
      return true;
    },
  });
  return loaded.isSuccess ? children : waiting;
}
