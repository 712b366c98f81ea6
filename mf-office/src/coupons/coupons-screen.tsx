import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import type { Screen } from '@aylal/shell';
import { Notice, Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { CouponList } from './coupon-list.tsx';
import { NewCouponForm } from './new-coupon-form.tsx';

/** The coupons of the shop: how each stands, and the form for another one. */
function CouponsScreen() {
  return <StaffGate remote="mf-office">{(staff) => <CouponsFor staff={staff} />}</StaffGate>;
}

function CouponsFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  if (!mayDo.seeContent(staff.role))
    return (
      <StaffPage title={t('coupons.title')} staff={staff}>
        <Notice>{t('coupons.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  const mayWrite = mayDo.write(staff.role);
  return (
    <StaffPage title={t('coupons.title')} staff={staff}>
      <Text tone="muted" maxWidth="44em">
        {t('coupons.lead')}
      </Text>
      {mayWrite && <NewCouponForm />}
      <CouponList mayWrite={mayWrite} />
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: CouponsScreen,
  title: 'coupons.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
