import { newsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra, TextLink } from '@aylal/ui';
import { contentDate } from '../news/content-date.ts';
import { newsQuery } from '../news/news-query.ts';
import { HomeCards } from './home-cards.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

const shown = 3;

/** The newest news on the home page (GAP-68). The home page does without it while it is not available. */
export function HomeNews() {
  const t = useHostMessages();
  const locale = useLocale();
  const { api } = useServices();
  const news = useQuery(newsQuery(api, locale));
  if (news.isError || news.data?.result.length === 0) return null;
  const cards = news.data?.result.slice(0, shown).map(({ slug, date, title, picture }) => ({
    key: slug,
    picture,
    to: `${newsRoutes.list.to()}#${slug}`,
    content: (
      <>
        <chakra.time dateTime={date} color="fg.muted" textStyle="small">
          {contentDate(date, locale)}
        </chakra.time>
        <chakra.b display="block" marginTop="1">
          {title}
        </chakra.b>
      </>
    ),
  }));
  const more = (
    <TextLink asChild display="inline-flex" alignItems="center" minHeight="11">
      <RouteLink to={newsRoutes.list.to()}>{t('home.all_news')}</RouteLink>
    </TextLink>
  );
  return <HomeCards id="home-news" title={t('home.news')} more={more} cards={cards ?? null} />;
}
