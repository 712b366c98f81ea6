import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPaymentOption, buildTransferOption } from '../testing/build-invoice.ts';
import { view } from './payment-info-dialog.tsx';

describe('How paying works', () => {
  it('[MODAL-42] tells it of every way of the order, and what becomes of money that is late, short or twice', async () => {
    const { Component } = view;
    const options = [
      buildPaymentOption(),
      buildTransferOption(),
      { ...buildPaymentOption(), name: 'MonPay', payment_name: 'MONPAY' },
    ];
    await renderPart(remote, <Component props={{ options }} close={() => undefined} />);
    for (const name of ['QPay', 'Дансаар шилжүүлэх', 'MonPay', 'Таны мөнгө'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(/Гүйлгээний утгад захиалгын дугаараа бичнэ/)).toBeVisible();
    expect(screen.getByText(/Хариу ирээгүй бол дахин битгий төлөөрэй/)).toBeVisible();
  });
});
