import { helpRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices } from '@aylal/shell';
import { Aside, Box, Heading, MainWithAside, PageContainer, Skeleton, StatusView, Text } from '@aylal/ui';
import { QuestionForm } from '../requests/question-form.tsx';
import { HelpGroupCard } from './help-group-card.tsx';
import { helpQuery } from './help-query.ts';
import { HelpFindings, HelpSearchField } from './help-search.tsx';
import { TalkCard } from './talk-card.tsx';
import { TextsFailed } from './texts-failed.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** ROUTE-18: topics, search, a person to talk to, and a question of one's own (PROD-03). */
export function HelpCentrePage() {
  const t = usePageMessages();
  const own = useHostMessages();
  const [params, setParams] = useSearchParams();
  const search = helpRoutes.centre.readSearch(params)?.q ?? '';
  const setSearch = (q: string) => setParams(q ? { q } : {}, { replace: true, preventScrollReset: true });
  return (
    <PageContainer paddingBlock={{ base: '6', lg: '10' }}>
      <Heading as="h1" size="h1">
        {own('page.help')}
      </Heading>
      <Text kind="lead" tone="muted" marginTop="2">
        {t('help.lead')}
      </Text>
      <HelpSearchField value={search} onChange={setSearch} />
      <MainWithAside marginTop={{ base: '6', lg: '8' }}>
        <Box display="grid" gap={{ base: '8', lg: '10' }} minWidth="0">
          <Topics search={search} />
          <QuestionForm />
        </Box>
        <Aside>
          <TalkCard />
        </Aside>
      </MainWithAside>
    </PageContainer>
  );
}

function Topics({ search }: { search: string }) {
  const t = usePageMessages();
  const { api } = useServices();
  const help = useQuery(helpQuery(api, useLocale()));
  if (help.isError) return <TextsFailed retry={() => void help.refetch()} />;
  if (!help.data) return <TopicsSkeleton />;
  const groups = help.data.result;
  if (groups.length === 0) {
    return (
      <StatusView kind="empty" title={t('help.empty.title')}>
        {t('help.empty.text')}
      </StatusView>
    );
  }
  if (search.trim() !== '') return <HelpFindings groups={groups} search={search} />;
  return (
    <Columns>
      {groups.map((group) => (
        <HelpGroupCard key={group.slug} group={group} />
      ))}
    </Columns>
  );
}

function Columns({ children }: { children: React.ReactNode }) {
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {children}
    </Box>
  );
}

function TopicsSkeleton() {
  return (
    <Columns>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height="240px" borderRadius="lg" />
      ))}
    </Columns>
  );
}
