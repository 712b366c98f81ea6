import type { InsuranceListed } from '@aylal/contracts/insurance';
import { usePriceText } from '@aylal/parts';
import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Button, Card, chakra, Flex, Tag, Text } from '@aylal/ui';
import { IconShieldCheck } from '@aylal/ui/icons';
import { coverageDialog } from './cover-dialogs.ts';
import { useEsimMessages } from './use-esim-messages.ts';
import { useSumText } from './use-sum-text.ts';

interface CoverCardProps {
  cover: InsuranceListed;
  /** Days and country that its page begins with. */
  search?: { start?: string; end?: string; to?: string };
}

/** A cover in the list: where it holds, what it pays a doctor, a day's price. The whole card is the link; what is covered opens over the page. */
export function CoverCard({ cover, search = {} }: CoverCardProps) {
  const t = useEsimMessages();
  const price = usePriceText();
  const write = useSumText();
  const { dialogs } = useServices();
  return (
    <Card interactive position="relative" padding="4" height="full">
      <Flex direction="column" gap="2" height="full">
        <Flex gap="2" align="center" wrap="wrap">
          <IconShieldCheck size={22} />
          <CardLink asChild>
            <RouteLink to={insuranceRoutes.detail.to({ slug: cover.slug }, search)}>{cover.title}</RouteLink>
          </CardLink>
          {cover.sport && <Tag tone="accent">{t('cover.list.sport')}</Tag>}
        </Flex>
        <Text kind="small" tone="muted">
          {cover.territory} · {t('cover.list.medical', { sum: write(cover.medical) })}
        </Text>
        <Flex justify="space-between" align="center" gap="3" marginTop="auto" paddingTop="2">
          <Button
            variant="ghost"
            size="sm"
            paddingInline="0"
            position="relative"
            zIndex="1"
            aria-haspopup="dialog"
            onClick={() => void dialogs.open(coverageDialog, { slug: cover.slug })}
          >
            {t('cover.risks.title')}
          </Button>
          <Text strong whiteSpace="nowrap">
            {t('cover.list.perDay', { price: price(cover.price) })}
          </Text>
        </Flex>
      </Flex>
    </Card>
  );
}

const CardLink = chakra('a', {
  base: {
    fontWeight: '600',
    color: 'fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});
