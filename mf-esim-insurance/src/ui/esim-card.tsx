import type { EsimListed } from '@aylal/contracts/esims';
import { usePriceText } from '@aylal/parts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, Card, chakra, Flex, Text } from '@aylal/ui';
import { IconChevronRight } from '@aylal/ui/icons';
import { CountryMark } from './country-mark.tsx';
import { useEsimMessages } from './use-esim-messages.ts';

interface EsimCardProps {
  esim: EsimListed;
  /** Inside another card, which has the frame. */
  bare?: boolean;
}

/** An eSIM in a list: where it works, what it carries, from which price. The whole card is the link. */
export function EsimCard({ esim, bare = false }: EsimCardProps) {
  const t = useEsimMessages();
  const price = usePriceText();
  return (
    <Card
      interactive
      position="relative"
      padding="4"
      {...(bare ? { borderWidth: '0', borderRadius: '0' } : { height: 'full' })}
    >
      <Flex gap="3" align="center">
        <CountryMark code={esim.country_code} />
        <Box flex="1" minWidth="0">
          <CardLink asChild>
            <RouteLink to={esimRoutes.detail.to({ slug: esim.slug })}>{esim.title}</RouteLink>
          </CardLink>
          <Text kind="small" tone="muted">
            {t(`plan.${esim.plan_type}`)}
          </Text>
        </Box>
        <Text strong whiteSpace="nowrap">
          {t('list.from', { price: price(esim.price) })}
        </Text>
        <IconChevronRight size={18} />
      </Flex>
    </Card>
  );
}

const CardLink = chakra('a', {
  base: {
    display: 'block',
    fontWeight: '600',
    color: 'fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});
