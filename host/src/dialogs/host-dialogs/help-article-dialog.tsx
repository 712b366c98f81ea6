import { helpRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices, type DialogViewOf, type helpArticleDialog } from '@aylal/shell';
import { Heading, LinkButton, SkeletonText } from '@aylal/ui';
import { helpItemQuery } from '../../help/help-query.ts';
import { ProviderText } from '../../pages/provider-text.tsx';
import { TextsFailed } from '../../help/texts-failed.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

/** MODAL-43: an answer over the page that raised the question, and the way to its own page (ROUTE-17). */
function HelpArticle({ helperSlug, slug, close }: { helperSlug: string; slug: string; close: () => void }) {
  const t = usePageMessages();
  const { api } = useServices();
  const article = useQuery(helpItemQuery(api, useLocale(), { helperSlug, slug }));
  if (article.isError) return <TextsFailed retry={() => void article.refetch()} />;
  if (!article.data) return <SkeletonText lines={8} />;
  const { question, answer } = article.data.result;
  return (
    <>
      <Heading as="h3" size="h3" marginBottom="3">
        {question}
      </Heading>
      <ProviderText html={answer} headingLevel={4} />
      <LinkButton asChild variant="outline" marginTop="5">
        <RouteLink to={helpRoutes.article.to({ helperSlug, slug })} onClick={close}>
          {t('help.more')}
        </RouteLink>
      </LinkButton>
    </>
  );
}

export const view: DialogViewOf<typeof helpArticleDialog> = {
  title: 'article.title',
  Component: ({ props, close }) => <HelpArticle {...props} close={() => close()} />,
};
