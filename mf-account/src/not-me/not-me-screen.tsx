import { accountRoutes } from '@aylal/routes';
import { useSearchParams, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Stack } from '@aylal/ui';
import { BadLink } from './bad-link.tsx';
import { FreezeCard } from './freeze-card.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Where the mail about a changed contact leads. Opening the page changes nothing: mail programs open links by themselves. */
function NotMeScreen() {
  const t = useAccountMessages();
  const [search] = useSearchParams();
  const link = accountRoutes.notMe.readSearch(search)?.link;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="560px">
        <Heading as="h1" size="h1">
          {t('notMe.title')}
        </Heading>
        {link === undefined ? <BadLink /> : <FreezeCard link={link} />}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: NotMeScreen, title: 'notMe.title' };
