import { QueryView } from '@aylal/parts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { PageContainer, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getEsimQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { EsimDetails } from './esim-details.tsx';
import { loadEsim } from './esim-loader.ts';
import { EsimNotFound, EsimSkeleton } from './esim-states.tsx';

/** One eSIM: packages, where and how it works, and whether the customer's phone takes it. */
function EsimScreen() {
  const t = useEsimMessages();
  const { slug = '' } = useParams();
  const esim = useQuery(getEsimQuery(useServices(), slug, useLocale()));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <RouteLink to={esimRoutes.list.to()}>
          <IconArrowLeft size={18} />
          {t('detail.all')}
        </RouteLink>
      </TextLink>
      <QueryView
        query={esim}
        waiting={<EsimSkeleton />}
        failed={{ headingAs: 'h1', title: t('failed.title') }}
        notFound={<EsimNotFound />}
      >
        {(found) => <EsimDetails key={slug} esim={found} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: EsimScreen,
  title: 'detail.pageTitle',
  load: loadEsim,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-esim.ts'),
};
