import { useState, type ReactNode } from 'react';
import type { Locale } from '@aylal/domain/language';
import { useLocale, useQuery, useServices, type LoaderArgs, type Messages, type Services } from '@aylal/shell';

/** Words apart from those of the remote, because every list of flights carries those. */
export interface ExtraMessages {
  readonly namespace: string;
  readonly source: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;
}

function messagesQuery({ locale }: Pick<Services, 'locale'>, { namespace, source }: ExtraMessages, language: Locale) {
  return {
    queryKey: [namespace, language],
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
    queryFn: async () => {
      const { default: messages } = await source[language]();
      locale.addMessages(language, namespace, messages);
      return messages;
    },
  };
}

/** Begins to load words apart, from a loader: the page of a server has them then. */
export function loadMessages({ services }: Pick<LoaderArgs, 'services'>, extra: ExtraMessages): void {
  void services.queryClient.prefetchQuery(messagesQuery(services, extra, services.locale.get()));
}

/** Shows its children when their words of the present language are there, and `waiting` until then. What fails is thrown to the boundary around, which has a retry. */
export function WithMessages({
  extra,
  waiting,
  children,
}: {
  extra: ExtraMessages;
  waiting: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  const services = useServices();
  const { data } = useQuery(messagesQuery(services, extra, locale));
  // A page that comes rendered brings them along, and nothing has told the host of them yet.
  useState(() => data && services.locale.addMessages(locale, extra.namespace, data));
  return data ? children : waiting;
}
