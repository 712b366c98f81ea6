import { FailedView } from '@aylal/parts';
import type { ReactNode } from 'react';
import type { TrainVoyage } from '@aylal/contracts';
import { trainRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
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
  const gone = voyage.data?.result.is_cancelled || isMissing(voyage.error);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {gone ? (
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
      ) : voyage.isPending ? (
        <WaitingSchedule words={t('trainPlaces.loading')} />
      ) : voyage.isError ? (
        <FailedView
          headingAs="h1"
          title={t('trainPlaces.failed')}
          error={voyage.error}
          onRetry={() => void voyage.refetch()}
        />
      ) : (
        children(voyage.data.result)
      )}
    </PageContainer>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.problem === 'not-found' || error.problem === 'invalid-input');
}
