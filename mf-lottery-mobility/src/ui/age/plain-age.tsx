import type { ReactNode } from 'react';
import { homeRoute } from '@aylal/routes';
import { RouteLink, useLocation, useSearchParams } from '@aylal/shell';
import { Flex, LinkButton, Notice, Stack, StatusView } from '@aylal/ui';
import { useRemoteMessages } from '../use-remote-messages.ts';
import { ofAgeKey, saysOfAge } from './of-age.ts';

/** MODAL-60 without scripts: the question for the age, answered by links; behind it what is for people of 18 and over. */
export function PlainAge({ children }: { children: ReactNode }) {
  const t = useRemoteMessages();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (saysOfAge(search))
    return (
      <Stack gap="5">
        <Notice>{t('age.needsScripts')}</Notice>
        {children}
      </Stack>
    );
  return (
    <StatusView
      kind="empty"
      title={t('age.title')}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <LinkButton asChild>
            <RouteLink to={`${pathname.replace(/^\/[^/]*/, '')}?${ofAgeKey}=yes`}>{t('age.agree')}</RouteLink>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <RouteLink to={homeRoute.to()}>{t('age.decline')}</RouteLink>
          </LinkButton>
        </Flex>
      }
    >
      {t('age.text')}
    </StatusView>
  );
}
