import { QueryView } from '@aylal/parts';
import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { PageContainer, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getInsuranceQuery } from '../api/insurance-queries.ts';
import { CoverNotFound, CoverSkeleton } from '../ui/cover-states.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { CoverDetails } from './cover-details.tsx';
import { loadCover } from '../api/cover-loader.ts';

/** One cover: what it pays and what it does not, its terms, and its price for days and ages. */
function CoverScreen() {
  const t = useEsimMessages();
  const { slug = '' } = useParams();
  const cover = useQuery(getInsuranceQuery(useServices(), slug, useLocale()));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '6', lg: '10' }}>
      <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <RouteLink to={insuranceRoutes.list.to()}>
          <IconArrowLeft size={18} />
          {t('cover.detail.all')}
        </RouteLink>
      </TextLink>
      <QueryView
        query={cover}
        waiting={<CoverSkeleton />}
        failed={{ headingAs: 'h1', title: t('cover.list.failed') }}
        notFound={<CoverNotFound />}
      >
        {(found) => <CoverDetails key={slug} cover={found} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = { Component: CoverScreen, title: 'cover.list.title', load: loadCover };
