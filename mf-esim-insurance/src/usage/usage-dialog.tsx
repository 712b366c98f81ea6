import type { EsimUsage } from '@aylal/contracts/esims';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { type DialogViewOf, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Stack, StatusView } from '@aylal/ui';
import { getEsimUsageQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { esimTopUpDialog, type esimUsageDialog } from '../ui/esim-dialogs.ts';
import { UsageFigures } from './usage-figures.tsx';

type View = Parameters<DialogViewOf<typeof esimUsageDialog>['Component']>[0];

/** MODAL-05: what is left of an eSIM, as fresh as its supplier tells it, and the way to more. Where nothing is known it says so (ERR-11). */
function UsageDialog({ props: { order }, close }: View) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const services = useServices();
  const usage = useQuery(getEsimUsageQuery(services, order.ref_number));
  const again = () => void usage.refetch();

  function topUp(status: EsimUsage['status'] | null) {
    close();
    void services.dialogs.open(esimTopUpDialog, { order, status });
  }

  return (
    <QueryView
      query={usage}
      waiting={<WaitingBoxes label={t('usage.loading')} heights={['72px', '120px']} />}
      failed={{ title: t('usage.failed') }}
    >
      {(result, { server_time }) => (
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
          {result?.status !== 'expired' && (
            <Button onClick={() => topUp(result?.status ?? null)}>{t('topUp.open')}</Button>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

export const view: DialogViewOf<typeof esimUsageDialog> = { title: 'usage.title', Component: UsageDialog };
