import { esimRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Aside, LinkButton, MainWithAside, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The page in grey, in the boxes of what is coming. */
export function EsimSkeleton() {
  const t = useEsimMessages();
  return (
    <MainWithAside>
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton height="148px" borderRadius="xl" />
        <Skeleton height="360px" borderRadius="lg" />
      </Stack>
      <Aside>
        <Skeleton height="220px" borderRadius="lg" />
      </Aside>
    </MainWithAside>
  );
}

/** Nobody sells an eSIM under this name. */
export function EsimNotFound() {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="not-found"
      size="page"
      title={t('detail.notFoundTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={esimRoutes.list.to()}>{t('detail.all')}</RouteLink>
        </LinkButton>
      }
    >
      {t('detail.notFoundText')}
    </StatusView>
  );
}
