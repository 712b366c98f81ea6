import { TitledPage } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { useSearchParams, type Screen } from '@aylal/shell';
import { BadLink } from './bad-link.tsx';
import { FreezeCard } from './freeze-card.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Where the mail about a changed contact leads. Opening the page changes nothing: mail programs open links by themselves. */
function NotMeScreen() {
  const t = useAccountMessages();
  const [search] = useSearchParams();
  const link = accountRoutes.notMe.readSearch(search)?.link;
  return (
    <TitledPage title={t('notMe.title')} maxWidth="560px">
      {link === undefined ? <BadLink /> : <FreezeCard link={link} />}
    </TitledPage>
  );
}

export const screen: Screen = { Component: NotMeScreen, title: 'notMe.title' };
