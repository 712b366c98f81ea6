import type { LotteryKind } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex, Heading, PageContainer, Stack, Text, TextLink } from '@aylal/ui';
import { AgeGate } from '../ui/age/age-gate.tsx';
import { useCart } from '../ui/use-cart.ts';
import { GameCard } from './game-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { ProductList } from '../ui/product-list.tsx';
import { SuggestedProducts } from './suggested-products.tsx';

/** One of the two lotteries: behind the age gate its products, what they can win and how often, and the limits of the day. */
export function LotteryPage({ kind }: { kind: LotteryKind }) {
  const t = useRemoteMessages();
  const other = kind === 'lottery' ? 'ilottery' : 'lottery';
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h1" size="h1">
            {t(`lottery.title.${kind}`)}
          </Heading>
          <Text tone="muted">{t(`lottery.lead.${kind}`)}</Text>
          <Flex columnGap="5" wrap="wrap">
            <Way to={lotteryRoutes[other].to()}>{t(`lottery.title.${other}`)}</Way>
            <Way to={lotteryRoutes.tickets.to()}>{t('tickets.title')}</Way>
            <Way to={lotteryRoutes.proof.to()}>{t('proof.title')}</Way>
          </Flex>
        </Stack>
        <AgeGate>
          <Products kind={kind} />
          <SuggestedProducts of={other} />
          <GameCard />
          <LimitsCard />
        </AgeGate>
      </Stack>
    </PageContainer>
  );
}

function Products({ kind }: { kind: LotteryKind }) {
  return <ProductList kind={kind} cart={useCart().data?.result} />;
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <TextLink asChild display="inline-flex" alignItems="center" minHeight="44px">
      <RouteLink to={to}>{children}</RouteLink>
    </TextLink>
  );
}
