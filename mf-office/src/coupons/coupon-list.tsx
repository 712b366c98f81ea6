import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Card, chakra, StatusView } from '@aylal/ui';
import { couponsQuery } from '../api/coupons-query.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { CouponRow } from './coupon-row.tsx';

/** Every coupon, those that end last first. */
export function CouponList({ mayWrite }: { mayWrite: boolean }) {
  const t = useOfficeMessages();
  const query = useQuery(couponsQuery(useServices()));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('coupons.loading')} heights={['120px', '120px', '120px']} />}
      failed={{ title: t('coupons.failed'), phone: false }}
    >
      {({ coupons }) =>
        coupons.length === 0 ? (
          <StatusView kind="empty" title={t('coupons.emptyTitle')}>
            {t('coupons.emptyText')}
          </StatusView>
        ) : (
          <List aria-label={t('coupons.title')}>
            {coupons.map((coupon) => (
              <li key={coupon.code}>
                <Card padded>
                  <CouponRow coupon={coupon} mayWrite={mayWrite} />
                </Card>
              </li>
            ))}
          </List>
        )
      }
    </QueryView>
  );
}

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '3' } });
