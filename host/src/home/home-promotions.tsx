import { useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { HomeCards } from './home-cards.tsx';
import { promotionsQuery } from './promotions-query.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

const shown = 3;

/** What is worth a look today. The home page does without it while it is not available, and while there is nothing. */
export function HomePromotions() {
  const t = useHostMessages();
  const { api } = useServices();
  const promotions = useQuery(promotionsQuery(api, useLocale()));
  const atHome = promotions.data?.result.filter(({ place }) => place === 'home');
  if (promotions.isError || atHome?.length === 0) return null;
  const cards = atHome?.slice(0, shown).map(({ slug, to, title, text, picture }) => ({
    key: slug,
    picture,
    to,
    content: (
      <>
        <chakra.b display="block" color="accent.fg">
          {title}
        </chakra.b>
        <Text kind="note" tone="muted" marginTop="1">
          {text}
        </Text>
      </>
    ),
  }));
  return <HomeCards id="home-promotions" title={t('home.promotions')} cards={cards ?? null} />;
}
