import { localDate } from '@aylal/domain/calendar';
import type { Instalment } from '@aylal/domain/payments';
import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view } from './instalment-schedule-dialog.tsx';

const paid: Instalment = {
  deadline_date: localDate('2026-11-21'),
  is_paid: true,
  to_pay: 0,
  to_paid: 704_700,
  undue_loss_amount: 0,
};
const open: Instalment = { ...paid, is_paid: false, to_pay: 765_200, to_paid: 0 };
const schedule = [
  paid,
  { ...open, deadline_date: localDate('2026-11-28') },
  { ...open, deadline_date: localDate('2026-12-05') },
];

async function show(instalments: readonly Instalment[] = schedule, today = localDate('2026-11-25')) {
  const closed: unknown[] = [];
  const { Component } = view;
  const rendered = await renderPart(
    remote,
    <Component props={{ ref_number: 'AYL-4K7P2', instalments, today }} close={() => closed.push('closed')} />,
  );
  return { ...rendered, closed };
}

const payment = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`^${number}-р төлбөр`) });
const pay = () => screen.getByRole('button', { name: /төлөх$/ });

describe('The payment schedule of an order', () => {
  it('[MODAL-41] [INST-08] [INST-09] [INST-10] chooses the first unpaid one, locks later ones and keeps paid ones shut', async () => {
    await show();
    expect([1, 2, 3].map((number) => (payment(number) as HTMLInputElement).checked)).toEqual([true, true, false]);
    expect([1, 2, 3].map((number) => (payment(number) as HTMLInputElement).disabled)).toEqual([true, false, true]);
    expect(screen.getByText('Өмнөх төлбөрийн дараа нээгдэнэ')).toBeVisible();
  });

  it('[ROUTE-06.2] leads to the checkout of what is chosen', async () => {
    const { user, record, closed } = await show();
    await user.click(pay());
    expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=bnpl&now_pay_amount=765200']);
    expect(closed).toEqual(['closed']);
  });

  it('[INST-11.1] [INST-11.2] [GAP-39] pays all that is left with its penalties', async () => {
    const { user, record } = await show(
      schedule.map((one, place) => (place === 1 ? { ...one, undue_loss_amount: 1_000 } : one)),
    );
    await user.click(screen.getByRole('checkbox', { name: /^Үлдсэн бүх төлбөрийг төлөх/ }));
    await user.click(pay());
    expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=bnpl&now_pay_amount=1531400']);
  });

  it('[INST-13] pays nothing when nothing is chosen', async () => {
    const { user, record } = await show();
    await user.click(payment(2));
    expect(pay()).toBeDisabled();
    await user.click(pay());
    expect(record.went).toEqual([]);
  });

  it('[INST-12.1] says by how many days a payment is overdue, and its penalty', async () => {
    await show(
      schedule.map((one, place) => (place === 1 ? { ...one, undue_loss_amount: 1_000 } : one)),
      localDate('2026-11-30'),
    );
    expect(screen.getByText('2 хоног хэтэрсэн · алданги 1,000₮')).toBeVisible();
  });

  it('[INST-12.2] is overdue by its penalty alone, before its last day', async () => {
    await show(schedule.map((one, place) => (place === 1 ? { ...one, undue_loss_amount: 1_000 } : one)));
    expect(screen.getByText('Хугацаа хэтэрсэн · алданги 1,000₮')).toBeVisible();
  });

  it('says so when everything is paid', async () => {
    await show([paid]);
    expect(screen.getByText('Бүх төлбөр төлөгдсөн.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
