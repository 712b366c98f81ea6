import type { ReactNode } from 'react';
import type { TrainVoyage } from '@aylal/contracts/trains';
import { QueryView } from '@aylal/parts';
import { trainRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { LinkButton, PageContainer, StatusView } from '@aylal/ui';
import { getTrainVoyageQuery } from '../../api/train-queries.ts';
import { WaitingSchedule } from '../../ui/schedule-states.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

interface VoyagePageProps {
  /** The train of the address. */
  id: string;
  page: keyof typeof trainRoutes;
  children: (voyage: TrainVoyage) => ReactNode;
}

/** A page about one train: waiting, failed, gone, or what is made of it. */
export function VoyagePage({ id, page, children }: VoyagePageProps) {
  const t = useBusMessages();
  const { api } = useServices();
  const voyage = useQuery(getTrainVoyageQuery(api, id, useLocale()));
  const gone = (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('trainPlaces.goneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={trainRoutes[page].to()}>{t('trains.submit')}</RouteLink>
        </LinkButton>
      }
    >
      {t('trainPlaces.goneText')}
    </StatusView>
  );
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <QueryView
        query={voyage}
        waiting={<WaitingSchedule text={t('trainPlaces.loading')} />}
        failed={{ headingAs: 'h1', title: t('trainPlaces.failed') }}
        notFound={gone}
      >
        {(train) => (train.is_cancelled ? gone : children(train))}
      </QueryView>
    </PageContainer>
  );
}
