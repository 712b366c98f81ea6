import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPaymentOption } from '../testing/build-invoice.ts';
import { PaymentMethodRows } from './payment-method-rows.tsx';

it('[ENT-03] marks a way to pay that has no mark of its own by the leading letters of its code', async () => {
  const options = [buildPaymentOption({ name: 'Шинэ банк', payment_name: 'ZZBANK' })];
  await renderPart(
    remote,
    <PaymentMethodRows options={options} refNumber="AYL-4K7P2" amount={1_000} chosen="" onChoose={() => {}} />,
  );
  expect(screen.getByText('ZZ')).toBeInTheDocument();
});
