import type { LotteryKind } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Card, Flex, Heading, LinkButton } from '@aylal/ui';
import { suggestedQuery } from '../api/lottery-queries.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** CALL-08: what the other lottery has, each with its price. The link is in the head of the page too, so nothing is shown when this cannot be loaded. */
export function SuggestedProducts({ of }: { of: LotteryKind }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const suggested = useQuery(suggestedQuery(useServices(), of)).data?.result ?? [];
  if (suggested.length === 0) return null;
  return (
    <Card padded aria-labelledby="lottery-suggested">
      <Heading as="h2" size="h3" id="lottery-suggested">
        {t('suggest.title', { lottery: t(`lottery.title.${of}`) })}
      </Heading>
      <Flex as="ul" listStyle="none" gap="2" wrap="wrap" marginTop="3">
        {suggested.map(({ id, name, price }) => (
          <li key={id}>
            <LinkButton asChild variant="outline">
              <RouteLink to={lotteryRoutes[of].to()}>
                {name} · {formatMoney(price, locale)}
              </RouteLink>
            </LinkButton>
          </li>
        ))}
      </Flex>
    </Card>
  );
}
