import { insuranceRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Aside, LinkButton, MainWithAside, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useEsimMessages } from './use-esim-messages.ts';

/** The page in grey, in the boxes of what is coming. */
export function CoverSkeleton() {
  const t = useEsimMessages();
  return (
    <MainWithAside>
      <VisuallyHidden role="status">{t('cover.detail.loading')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton height="120px" borderRadius="lg" />
        <Skeleton height="320px" borderRadius="lg" />
      </Stack>
      <Aside>
        <Skeleton height="320px" borderRadius="lg" />
      </Aside>
    </MainWithAside>
  );
}

/** Nobody sells a cover under this name. */
export function CoverNotFound() {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="not-found"
      size="page"
      title={t('cover.detail.notFoundTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={insuranceRoutes.list.to()}>{t('cover.detail.all')}</RouteLink>
        </LinkButton>
      }
    >
      {t('cover.detail.notFoundText')}
    </StatusView>
  );
}
