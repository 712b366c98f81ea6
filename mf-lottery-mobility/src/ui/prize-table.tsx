import type { LotteryProduct } from '@aylal/contracts/lottery';
import { DRAW_SPACE } from '@aylal/domain/lottery';
import { formatMoney, formatNumber, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { useRemoteMessages } from './use-remote-messages.ts';

/** Every prize and how many tickets share one of it on average. */
export function PrizeTable({ prizes }: { prizes: LotteryProduct['prizes'] }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  return (
    <Table>
      <caption>{t('lottery.prizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lottery.prize')}</th>
          <th scope="col">{t('lottery.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ prize, chances }) => (
          <tr key={prize}>
            <th scope="row">{formatMoney(prize, locale)}</th>
            <td>{t('lottery.oneIn', { tickets: formatNumber(Math.round(DRAW_SPACE / chances), locale, 0) })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& caption': { srOnly: true },
    '& th': { textAlign: 'start', fontWeight: '500', paddingBlock: '1' },
    '& th:last-child, & td': { textAlign: 'end' },
    '& thead th': { color: 'fg.muted' },
  },
});
