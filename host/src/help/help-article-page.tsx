import type { HelpItem } from '@aylal/contracts/content';
import { ApiError, RouteLink, useLocale, usePageName, useParams, useQuery, useServices } from '@aylal/shell';
import { helpRoutes } from '@aylal/routes';
import { Aside, Box, Heading, LinkButton, PageContainer, SkeletonText, StatusView, Text } from '@aylal/ui';
import { ProviderText } from '../pages/provider-text.tsx';
import { contentDate } from '../news/content-date.ts';
import { HelpBreadcrumb } from './help-breadcrumb.tsx';
import { HelpGroupNav } from './help-group-nav.tsx';
import { helpItemQuery } from './help-query.ts';
import { ArticleColumns } from './article-columns.ts';
import { TalkCard } from './talk-card.tsx';
import { TextsFailed } from './texts-failed.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** ROUTE-17: the page of one article, beside its neighbours and a person to talk to. */
export function HelpArticlePage() {
  const { helperSlug = '', slug = '' } = useParams();
  const { api } = useServices();
  const article = useQuery(helpItemQuery(api, useLocale(), { helperSlug, slug }));
  usePageName(article.data?.result.question);
  const missing = article.error instanceof ApiError && article.error.problem === 'not-found';
  if (missing) return <MissingArticle />;
  return (
    <PageContainer paddingBlock={{ base: '4', lg: '6' }}>
      <HelpBreadcrumb helperSlug={helperSlug} current={article.data?.result.question ?? ''} />
      <ArticleColumns>
        <HelpGroupNav helperSlug={helperSlug} slug={slug} />
        <Box as="article" minWidth="0">
          {article.isError ? (
            <TextsFailed retry={() => void article.refetch()} />
          ) : article.data ? (
            <Article item={article.data.result} />
          ) : (
            <SkeletonText lines={12} />
          )}
        </Box>
        <Aside>
          <TalkCard />
        </Aside>
      </ArticleColumns>
    </PageContainer>
  );
}

function Article({ item }: { item: HelpItem }) {
  const t = usePageMessages();
  const locale = useLocale();
  return (
    <>
      <Heading as="h1" size="h1">
        {item.question}
      </Heading>
      {item.updated_on && (
        <Text kind="small" tone="muted" marginTop="1" marginBottom="4">
          {t('help.updated', { date: contentDate(item.updated_on, locale) })}
        </Text>
      )}
      <ProviderText html={item.answer} />
    </>
  );
}

function MissingArticle() {
  const t = usePageMessages();
  return (
    <PageContainer paddingBlock="8">
      <StatusView
        kind="not-found"
        size="page"
        title={t('help.missing.title')}
        phone
        action={
          <LinkButton asChild>
            <RouteLink to={helpRoutes.centre.to()}>{t('help.missing.action')}</RouteLink>
          </LinkButton>
        }
      >
        {t('help.missing.text')}
      </StatusView>
    </PageContainer>
  );
}
