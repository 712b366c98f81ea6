import { localDate } from '@aylal/domain/calendar';
import type { Problem } from '@aylal/contracts';
import { changePaymentTerms, getCheckoutOrder, type FlightOrder } from '@aylal/contracts/orders';
import { buildOrder, buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTerms } from '../testing/build-terms.ts';
import { stubOptions, stubStanding } from '../testing/checkout-stubs.ts';
import { view } from './terms-change-dialog.tsx';

const terms = buildTerms();
const full = buildOrder({ partial_payment_terms: terms });
const inParts = buildOrder({
  partial_payment_terms: terms,
  partial_payment: true,
  partial_payment_type: 'two',
  total: 2_213_300,
  fee: 26_900,
  to_pay: 2_213_300,
  must_pay: 573_500,
  instalments: [
    { deadline_date: localDate('2026-11-21'), is_paid: false, to_pay: 573_500, to_paid: 0, undue_loss_amount: 0 },
    { deadline_date: localDate('2026-11-28'), is_paid: false, to_pay: 1_639_800, to_paid: 0, undue_loss_amount: 0 },
  ],
});
const changed = {
  status_code: 200 as const,
  message: '',
  result: { partial_payment: true, total: 2_235_200, must_pay: 595_400, to_pay: 2_235_200 },
};
const refusing = (problem: Problem) =>
  stubOperation(changePaymentTerms, { status_code: 409, message: '', result: { problem } });

async function show(
  order: FlightOrder,
  change: Stub = stubOperation(changePaymentTerms, changed),
  locale: 'mn' | 'en' = 'mn',
) {
  const closed: unknown[] = [];
  const { Component } = view;
  const shown = await renderPart(remote, <Component props={{ order }} close={(type) => closed.push(type)} />, {
    stubs: [change],
    locale,
  });
  return { ...shown, closed, change };
}
const three = () => screen.getByRole('radio', { name: 'Хэсэгчлэн, 3 удаа Одоо 595,400₮' });
const save = () => screen.getByRole('button', { name: 'Нөхцөл өөрчлөх' });

describe('The window that changes payment terms', () => {
  it('[MODAL-40] shows all plans at one look: sum, extra in percent, every day and amount', async () => {
    await show(full);
    expect(screen.getByRole('radio', { name: 'Бүтнээр төлөх 2,186,400₮' })).toBeChecked();
    expect(screen.getByText('Нийт 2,213,300₮, бүтнээр төлөхөөс 1.2% илүү')).toBeVisible();
    for (const part of [
      '2026/11/21, Бя 573,500₮',
      '2026/11/28, Бя 1,639,800₮',
      '2026/11/26, Пү 819,900₮',
      '2026/12/01, Мя 819,900₮',
    ])
      expect(screen.getByText(part)).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('[CALL-45] [INST-14.1] [PAY-04] sends the wanted value and the plan, once the terms are ticked', async () => {
    const { user, change, closed } = await show(full);
    await user.click(three());
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(save());
    expect(change.calls).toMatchObject([
      { params: { ref_number: 'AYL-4K7P2' }, body: { partial_payment: true, partial_payment_type: 'three' } },
    ]);
    expect(closed).toEqual(['bnpl']);
  });

  it('[CALL-45] sends false to pay at once what was to be paid in parts', async () => {
    const { user, change, closed } = await show(inParts);
    await user.click(screen.getByRole('radio', { name: 'Бүтнээр төлөх 2,186,400₮' }));
    await user.click(save());
    expect(change.calls[0]?.body).toEqual({ partial_payment: false });
    expect(closed).toEqual(['regular']);
  });

  it('[PAY-05] clears the tick when another way is chosen', async () => {
    const { user } = await show(full);
    await user.click(three());
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('radio', { name: /^Бүтнээр/ }));
    await user.click(three());
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it.each<[Problem, RegExp]>([
    ['already-paid', /төлөгдсөн/],
    ['state-conflict', /өөрчлөгдсөн|шинэчил/],
    ['instalments-unavailable', /хэсэгчлэн төлөх боломжгүй/],
  ])('[MNY-11] stays open and says why not: %s', async (problem, text) => {
    const { user, closed } = await show(inParts, refusing(problem));
    await user.click(screen.getByRole('radio', { name: /^Бүтнээр/ }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(closed).toEqual([]);
  });

  it('[REL-3] stays open when no answer comes', async () => {
    const { user, closed } = await show(inParts, stubOperation(changePaymentTerms, 'offline'));
    await user.click(screen.getByRole('radio', { name: /^Бүтнээр/ }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(closed).toEqual([]);
  });

  it('[PAY-02.2] says nothing of parts on a page in another language', async () => {
    await show(full, undefined, 'en');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});

describe('The terms on the checkout', () => {
  const open = (order: FlightOrder, after: FlightOrder = order) => {
    let changedSince = false;
    const reads = stubOperation(getCheckoutOrder, () => ({
      status_code: 200 as const,
      message: '',
      result: changedSince ? after : order,
    }));
    return renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2',
      user: buildSessionUser(),
      stubs: [reads, stubOptions(), stubStanding('not-started')],
      dialogs: () => {
        changedSince = true;
        return 'bnpl';
      },
    });
  };

  it('[INST-14.2] read the page again after a change', async () => {
    const { user, record } = await open(full, inParts);
    await user.click(await screen.findByRole('button', { name: 'Өөрчлөх' }));
    expect((await screen.findAllByText('Хэсэгчлэн, 2 удаа'))[0]).toBeVisible();
    expect(record.dialogs).toEqual([{ view: 'PAYMENT_TERMS_CHANGE_VIEW', props: { order: full } }]);
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=bnpl']));
  });

  it.each<[string, FlightOrder]>([
    ['money has come', buildOrder({ partial_payment_terms: terms, paid: 1_000, to_pay: 2_185_400 })],
    ['its fare has no parts', buildOrder()],
  ])('[MNY-11] are not offered when %s', async (_name, order) => {
    await open(order);
    expect(await screen.findByRole('heading', { level: 1, name: 'Төлбөр' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Өөрчлөх' })).toBeNull();
  });
});
