import { newsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useMessages, useQuery, useServices } from '@aylal/shell';
import { Box, chakra, Flex, Heading, Skeleton, TextLink } from '@aylal/ui';
import { contentDate } from '../news/content-date.ts';
import { newsQuery } from '../news/news-query.ts';

const shown = 3;

/** The newest news on the home page (GAP-68). The home page does without it while it cannot be had. */
export function HomeNews() {
  const t = useMessages('host');
  const locale = useLocale();
  const { api } = useServices();
  const news = useQuery(newsQuery(api, locale));
  if (news.isError || news.data?.result.length === 0) return null;
  return (
    <section aria-labelledby="home-news">
      <Flex justifyContent="space-between" alignItems="baseline" gap="4" marginBottom="3">
        <Heading as="h2" size="h2" id="home-news">
          {t('home.news')}
        </Heading>
        <TextLink asChild>
          <RouteLink to={newsRoutes.list.to()}>{t('home.all_news')}</RouteLink>
        </TextLink>
      </Flex>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {news.data
          ? news.data.result.slice(0, shown).map((item) => (
              <li key={item.slug}>
                <Row to={`${newsRoutes.list.to()}#${item.slug}`}>
                  <chakra.time dateTime={item.date} color="fg.muted" textStyle="small">
                    {contentDate(item.date, locale)}
                  </chakra.time>
                  <chakra.b display="block" marginTop="1">
                    {item.title}
                  </chakra.b>
                </Row>
              </li>
            ))
          : ['a', 'b', 'c'].map((key) => <Skeleton as="li" key={key} height="96px" borderRadius="lg" />)}
      </Box>
    </section>
  );
}

const Row = chakra(RouteLink, {
  base: {
    display: 'block',
    height: 'full',
    minHeight: '96px',
    padding: '4',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    _hover: { borderColor: 'border.control' },
  },
});
