import type { LotteryProduct } from '@aylal/contracts/lottery';
import { winningChances, DRAW_SPACE } from '@aylal/domain/lottery';
import { formatMoney, formatNumber, messageKey, useLocale, usePageForm, useServices } from '@aylal/shell';
import { Button, Card, Flex, Heading, Notice, Tag, Text } from '@aylal/ui';
import { IconMapPin, IconShoppingBag, IconTicketOff, IconTrophy } from '@aylal/ui/icons';
import { Disclosure } from '@aylal/ui/primitives';
import { useRemoteMessages } from './use-remote-messages.ts';
import { addField, type AddRefusal } from './add-field.ts';
import { addItemDialog } from './add-item-dialog-ref.ts';
import { PrizeTable } from './prize-table.tsx';

/** A lottery: its price, its first prize, what else it wins and how often, and the way into the cart, which is posted without scripts (`submit-add.ts`). */
export function ProductCard({ product }: { product: LotteryProduct }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { dialogs, session, toasts } = useServices();
  const refused = usePageForm<AddRefusal>()?.posted?.answer.refused;
  const best = Math.max(...product.prizes.map(({ prize }) => prize));
  const percent = formatNumber((winningChances(product.prizes) / DRAW_SPACE) * 100, locale, 1);
  const sold = product.left === 0;
  const add = async () => {
    if (!(await session.require('booking'))) return;
    if (await dialogs.open(addItemDialog, { product }))
      toasts.show({ kind: 'success', text: t('add.done'), durationMs: 5000 });
  };
  return (
    <Card padded height="full" aria-labelledby={`lottery-${product.id}`}>
      <Flex justify="space-between" gap="3" align="baseline">
        <Heading as="h2" size="h3" id={`lottery-${product.id}`}>
          {product.name}
        </Heading>
        <Text strong whiteSpace="nowrap">
          {formatMoney(product.price, locale)}
        </Text>
      </Flex>
      <Text marginTop="2">{t('lottery.best', { prize: formatMoney(best, locale) })}</Text>
      <Flex gap="2" wrap="wrap" marginTop="2">
        <Tag>
          <IconTrophy />
          {t('lottery.odds', { percent })}
        </Tag>
        {product.delivered && (
          <Tag>
            <IconMapPin />
            {t('lottery.printed')}
          </Tag>
        )}
        <Tag tone={sold ? 'warning' : 'neutral'}>
          {sold && <IconTicketOff />}
          {sold
            ? t('lottery.soldOut')
            : t('lottery.left', { count: product.left, shown: formatNumber(product.left, locale, 0) })}
        </Tag>
      </Flex>
      <Disclosure summary={t('lottery.prizes')}>
        <PrizeTable prizes={product.prizes} />
        <Text kind="small" tone="muted" overflowWrap="anywhere" marginTop="3">
          {t('lottery.commitment', { series: product.series.id })} <code>{product.series.commitment}</code>
        </Text>
      </Disclosure>
      {refused?.name === product.name && (
        <Notice tone="danger" live="alert">
          {refused.key === undefined ? refused.message : t(messageKey(refused.key))}
        </Notice>
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Button
          type="submit"
          name={addField}
          value={product.name}
          disabled={sold}
          width="full"
          aria-label={t('add.of', { name: product.name })}
        >
          <IconShoppingBag size={20} />
          {t('add.action')}
        </Button>
      </form>
    </Card>
  );
}
