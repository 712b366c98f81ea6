import type { EsimPackage } from '@aylal/contracts/esims';
import { esimRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices, type DialogViewOf } from '@aylal/shell';
import { LinkButton, Stack, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { listEsimTopUpsQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import type { esimTopUpDialog } from '../ui/esim-dialogs.ts';
import { ConfirmTopUp } from './confirm-top-up.tsx';
import { TopUpPackages } from './top-up-packages.tsx';
import { useTopUp } from './use-top-up.ts';

type View = Parameters<DialogViewOf<typeof esimTopUpDialog>['Component']>[0];

/** MODAL-06: step 0 lists the packages (ESIM-04). An eSIM that waits for its first use asks once more (ESIM-05); any other goes straight to the booking (ESIM-06). */
function TopUpDialog({ props: { order, status }, close }: View) {
  const t = useEsimMessages();
  const packages = useQuery(listEsimTopUpsQuery(useServices(), order.ref_number, useLocale()));
  const { book, booking } = useTopUp(order.ref_number, () => close());
  const [chosen, setChosen] = useState<string>();
  const [confirming, setConfirming] = useState<EsimPackage>();
  if (confirming)
    return (
      <ConfirmTopUp
        place={order.esim.title}
        chosen={confirming}
        booking={booking}
        onBack={() => setConfirming(undefined)}
        onConfirm={() => void book(confirming.id)}
      />
    );
  return (
    <QueryView
      query={packages}
      waiting={<WaitingBoxes label={t('topUp.loading')} heights={['240px']} />}
      failed={{ title: t('topUp.failed') }}
      empty={<NoPackages slug={order.esim.slug} onLeave={close} />}
    >
      {(offered) => (
        <Stack gap="4">
          <TopUpPackages
            packages={offered}
            chosen={chosen}
            booking={booking}
            onChoose={setChosen}
            onGoOn={(one) => (status === 'waiting' ? setConfirming(one) : void book(one.id))}
          />
        </Stack>
      )}
    </QueryView>
  );
}

/** Its supplier sells nothing more for this eSIM: a new one is the way. */
function NoPackages({ slug, onLeave }: { slug: string; onLeave: () => void }) {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="empty"
      title={t('topUp.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={esimRoutes.detail.to({ slug })} onClick={onLeave}>
            {t('usage.buyNew')}
          </RouteLink>
        </LinkButton>
      }
    >
      {t('topUp.emptyText')}
    </StatusView>
  );
}

export const view: DialogViewOf<typeof esimTopUpDialog> = { title: 'topUp.title', Component: TopUpDialog };
