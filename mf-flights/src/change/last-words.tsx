import type { ChangeCost } from '@aylal/domain/flights';
import { formatMoney, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { useChangeMessages } from './change-messages.ts';

/** The last question before flights are changed: what it costs, and that it is done once. */
export function LastWords({ cost }: { cost: ChangeCost }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const kind = cost.to_pay > 0 ? 'pay' : cost.credit > 0 ? 'credit' : 'free';
  const price = formatMoney(kind === 'credit' ? cost.credit : cost.to_pay, locale);
  return (
    <Text>
      {t(`final.${kind}`, { price })} {t('final.once')}
    </Text>
  );
}
