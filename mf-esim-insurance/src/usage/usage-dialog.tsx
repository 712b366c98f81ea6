import { FailedView } from '@aylal/parts';
import { useQuery, useServices, type DialogViewOf } from '@aylal/shell';
import { Button, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { getEsimUsageQuery } from '../api/esim-queries.ts';
import { useEsimMessages, useSharedMessages } from '../ui/use-esim-messages.ts';
import { esimTopUpDialog, type esimUsageDialog } from '../ui/esim-dialogs.ts';
import { UsageFigures } from './usage-figures.tsx';

type View = Parameters<DialogViewOf<typeof esimUsageDialog>['Component']>[0];

/** MODAL-05: what is left of an eSIM, as fresh as its supplier tells it, and the way to more. Where nothing is known it says so (ERR-11). */
function UsageDialog({ props: { order }, close }: View) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const services = useServices();
  const usage = useQuery(getEsimUsageQuery(services, order.ref_number));
  if (usage.isPending)
    return (
      <Stack gap="3">
        <VisuallyHidden role="status">{t('usage.loading')}</VisuallyHidden>
        <Skeleton height="72px" />
        <Skeleton height="120px" />
      </Stack>
    );
  if (!usage.data) return <FailedView title={t('usage.failed')} onRetry={() => void usage.refetch()} />;

  const { result, server_time } = usage.data;
  const again = () => void usage.refetch();

  function topUp() {
    close();
    void services.dialogs.open(esimTopUpDialog, { order, status: result?.status ?? null });
  }

  return (
    <Stack gap="4">
      {result ? (
        <UsageFigures
          usage={result}
          serverTime={server_time}
          slug={order.esim.slug}
          reading={usage.isFetching}
          onRead={again}
          onLeave={close}
        />
      ) : (
        <StatusView
          kind="none-found"
          title={t('usage.none')}
          action={
            <Button variant="outline" loading={usage.isFetching} onClick={again}>
              {shared('action.retry')}
            </Button>
          }
        >
          {t('usage.noneText')}
        </StatusView>
      )}
      {result?.status !== 'expired' && <Button onClick={topUp}>{t('topUp.open')}</Button>}
    </Stack>
  );
}

export const view: DialogViewOf<typeof esimUsageDialog> = { title: 'usage.title', Component: UsageDialog };
