import { newsPageSize } from '@aylal/contracts/content';
import { newsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useSearchParams, useServices } from '@aylal/shell';
import { Box, Flex, Heading, LinkButton, PageContainer, Skeleton, StatusView } from '@aylal/ui';
import { TextsFailed } from '../help/texts-failed.tsx';
import { NewsCard } from './news-card.tsx';
import { newsQuery } from './news-query.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** ROUTE-48: the news, the newest first. */
export function NewsPage() {
  const own = useHostMessages();
  return (
    <PageContainer paddingBlock={{ base: '6', lg: '10' }}>
      <Box maxWidth="860px" display="grid" gap={{ base: '4', lg: '6' }}>
        <Heading as="h1" size="h1">
          {own('page.news')}
        </Heading>
        <NewsList />
      </Box>
    </PageContainer>
  );
}

function NewsList() {
  const t = usePageMessages();
  const { api } = useServices();
  const [params] = useSearchParams();
  const page = newsRoutes.list.readSearch(params)?.page ?? 1;
  const news = useQuery(newsQuery(api, useLocale(), page));
  if (news.isError) return <TextsFailed retry={() => void news.refetch()} />;
  if (!news.data) return ['a', 'b', 'c'].map((key) => <Skeleton key={key} height="190px" borderRadius="lg" />);
  const { result, total } = news.data;
  return (
    <>
      {result.length === 0 && (
        <StatusView kind="empty" title={t('news.empty.title')}>
          {t('news.empty.text')}
        </StatusView>
      )}
      {result.map((item) => (
        <NewsCard key={item.slug} item={item} />
      ))}
      <Flex gap="3">
        {page > 1 && <Turn to={page - 1}>{t('news.newer')}</Turn>}
        {page * newsPageSize < total && <Turn to={page + 1}>{t('news.older')}</Turn>}
      </Flex>
    </>
  );
}

function Turn({ to, children }: { to: number; children: string }) {
  return (
    <LinkButton asChild variant="outline">
      <RouteLink to={newsRoutes.list.to({}, to === 1 ? {} : { page: String(to) })}>{children}</RouteLink>
    </LinkButton>
  );
}
