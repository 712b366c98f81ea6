import { FailedView } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useParams, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Skeleton, Stack, TextLink, VisuallyHidden } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getEsimInstallQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { InstallDetails } from './install-details.tsx';
import { InstallNotThere, SignInToInstall } from './install-states.tsx';

/** What installs an eSIM, for its owner alone. The code stands in this page and nowhere else: not in the address, not in what is kept. */
function InstallScreen() {
  const t = useEsimMessages();
  const { refNumber = '' } = useParams();
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const install = useQuery({ ...getEsimInstallQuery(useServices(), refNumber), enabled: !anonymous });
  const status = install.error instanceof ApiError ? install.error.statusCode : null;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px" alignSelf="start">
          <RouteLink to={accountRoutes.order.to({ product: 'esim', refNumber })}>
            <IconArrowLeft size={18} />
            {t('install.toOrder')}
          </RouteLink>
        </TextLink>
        <Heading as="h1" size="h1">
          {t('install.title')}
        </Heading>
        {anonymous || status === 401 ? (
          <SignInToInstall onSignedIn={() => void install.refetch()} />
        ) : install.data ? (
          <InstallDetails install={install.data.result} />
        ) : status === 404 || status === 400 ? (
          <InstallNotThere />
        ) : install.isError ? (
          <FailedView title={t('failed.title')} onRetry={() => void install.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
            <Skeleton height="320px" borderRadius="lg" />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: InstallScreen, title: 'install.title' };
