import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useParams, useServices, type Screen } from '@aylal/shell';
import { TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getEsimInstallQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { InstallDetails } from './install-details.tsx';
import { InstallNotThere, SignInToInstall } from './install-states.tsx';

/** What installs an eSIM, for its owner alone. The code is in this page and nowhere else: not in the address, not in what is kept. */
function InstallScreen() {
  const t = useEsimMessages();
  const { refNumber = '' } = useParams();
  const { query, signedOut } = useAccountQuery(getEsimInstallQuery(useServices(), refNumber));
  const toOrder = (
    <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px" alignSelf="start">
      <RouteLink to={accountRoutes.order.to({ product: 'esim', refNumber })}>
        <IconArrowLeft size={18} />
        {t('install.toOrder')}
      </RouteLink>
    </TextLink>
  );
  return (
    <TitledPage above={toOrder} title={t('install.title')}>
      {signedOut ? (
        <SignInToInstall onSignedIn={() => void query.refetch()} />
      ) : (
        <QueryView
          query={query}
          waiting={<WaitingBoxes label={t('detail.loading')} heights={['320px']} />}
          failed={{ title: t('failed.title') }}
          notFound={<InstallNotThere />}
        >
          {(install) => <InstallDetails install={install} />}
        </QueryView>
      )}
    </TitledPage>
  );
}

export const screen: Screen = { Component: InstallScreen, title: 'install.title' };
