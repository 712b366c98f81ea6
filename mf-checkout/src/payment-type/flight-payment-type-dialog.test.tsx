import { checkLendEligibility, listPayLaterOffers } from '@aylal/contracts/payments';
import { localDate } from '@aylal/domain/calendar';
import { lendOffer, type InstalmentsOffer } from '@aylal/domain/payments';
import type { BookingOutcome } from '@aylal/shell';
import { renderPart, stubOperation, type TestServicesOptions } from '@aylal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view } from './flight-payment-type-dialog.tsx';

const inParts: InstalmentsOffer = {
  kind: 'offered',
  plans: [
    {
      key: 'three',
      parts: [
        { deadline_date: localDate('2026-11-21'), amount: 704_700 },
        { deadline_date: localDate('2026-11-28'), amount: 765_200 },
        { deadline_date: localDate('2026-12-05'), amount: 765_200 },
      ],
      total: 2_235_100,
      extra: 48_700,
    },
    {
      key: 'two',
      parts: [
        { deadline_date: localDate('2026-11-21'), amount: 680_000 },
        { deadline_date: localDate('2026-11-28'), amount: 1_530_400 },
      ],
      total: 2_210_400,
      extra: 24_000,
    },
  ],
};

async function open(instalments?: InstalmentsOffer, options: TestServicesOptions = {}) {
  const closed: unknown[] = [];
  const choices: (string | undefined)[] = [];
  const answers: ((outcome: BookingOutcome) => void)[] = [];
  const refusals: ((error: Error) => void)[] = [];
  const { Component } = view;
  const rendered = await renderPart(
    remote,
    <Component
      props={{
        total: 2_186_400,
        ...(instalments ? { instalments } : {}),
        submit: (choice, plan) => {
          choices.push(plan ? `${choice} ${plan}` : choice);
          return new Promise((resolve, reject) => {
            answers.push(resolve);
            refusals.push(reject);
          });
        },
      }}
      close={(outcome) => closed.push(outcome)}
    />,
    options,
  );
  const answer = (outcome: BookingOutcome) => act(async () => answers.at(-1)?.(outcome));
  const fail = () => act(async () => refusals.at(-1)?.(new Error('lost')));
  return { ...rendered, closed, choices, answer, fail };
}

describe('Choosing how a flight is paid', () => {
  it('[MODAL-09] [PAY-01.1] [PAY-01.2] offers to pay in full, chosen from the start, with the amount', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Бүтнээр төлөх 2,186,400₮' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('[MNY-4] sends one booking for two presses in one frame', async () => {
    const { choices } = await open();
    const button = screen.getByRole('button', { name: 'Захиалах' });
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(choices).toEqual(['regular']);
  });

  it('[MNY-4] [FLIGHT-13.1] sends one booking for two presses, stays open while it runs and closes once it is booked', async () => {
    const { user, choices, closed, answer } = await open();
    await user.dblClick(screen.getByRole('button', { name: 'Захиалах' }));
    expect(choices).toEqual(['regular']);
    expect(closed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Захиалж байна' })).toHaveAttribute('aria-busy', 'true');
    await answer({ kind: 'booked', ref_number: 'AYL-4K7P2' });
    expect(closed).toEqual([{ kind: 'booked', ref_number: 'AYL-4K7P2' }]);
  });

  it("[ERR-04.3] keeps the window and shows the server's sentence in the green box", async () => {
    const { user, closed, answer } = await open();
    await user.click(screen.getByRole('button', { name: 'Захиалах' }));
    await answer({ kind: 'notice', message: 'Суудал дууссан байна' });
    expect(within(screen.getByRole('alert')).getByText('Суудал дууссан байна')).toBeVisible();
    expect(closed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Захиалах' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, BookingOutcome]>([
    ['[ERR-03] [ERR-05] an information', { kind: 'info', message: 'Захиалга бий' }],
    ['a failure', { kind: 'failed', message: 'Дахин оролдоно уу' }],
  ])('closes with %s', async (_, outcome) => {
    const { user, closed, answer } = await open();
    await user.click(screen.getByRole('button', { name: 'Захиалах' }));
    await answer(outcome);
    expect(closed).toEqual([outcome]);
  });

  it('closes as failed when whoever booked throws', async () => {
    const { user, closed, fail } = await open();
    await user.click(screen.getByRole('button', { name: 'Захиалах' }));
    await fail();
    expect(closed).toEqual([expect.objectContaining({ kind: 'failed' })]);
  });
});

describe('Choosing to pay in parts', () => {
  const three = () => screen.getByRole('radio', { name: 'Хэсэгчлэн, 3 удаа Одоо 704,700₮' });
  const terms = () => screen.getByRole('checkbox', { name: /зөвшөөрч байна/ });
  const book = () => screen.getByRole('button', { name: 'Захиалах' });

  it('[INST-04] [INST-15] shows every plan with its first payment, and the chosen one with each day, amount, sum and extra', async () => {
    const { user } = await open(inParts);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.click(three());
    const [first, second, third] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect([first, second, third]).toEqual([
      expect.stringMatching(/2026\/11\/21.*Одоо төлнө.*704,700₮/),
      expect.stringMatching(/11\/28.*765,200₮/),
      expect.stringMatching(/2026\/12\/05.*765,200₮/),
    ]);
    expect(screen.getByText('2,235,100₮')).toBeVisible();
    expect(screen.getByText('48,700₮ · 2.2%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Хэсэгчлэн төлөх нөхцөл' })).toHaveAttribute(
      'href',
      '/mn/payment_condition',
    );
  });

  it('[PAY-04] books by the plan only after the terms are ticked', async () => {
    const { user, choices } = await open(inParts);
    await user.click(three());
    expect(book()).toBeDisabled();
    await user.click(book());
    expect(choices).toEqual([]);
    await user.click(terms());
    await user.click(book());
    expect(choices).toEqual(['bnpl three']);
  });

  it('[PAY-05] clears the tick when another way is chosen', async () => {
    const { user } = await open(inParts);
    await user.click(three());
    await user.click(terms());
    await user.click(screen.getByRole('radio', { name: /Бүтнээр/ }));
    expect(book()).toBeEnabled();
    await user.click(three());
    expect(terms()).not.toBeChecked();
    expect(book()).toBeDisabled();
  });

  it.each([
    ['too-near', /12 ба түүнээс дээш хоног/],
    ['no-terms', /Энэ тийзийг хэсэгчлэн төлөх боломжгүй/],
  ] as const)('[PAY-02.1] [INST-17] says why it is not available: %s', async (reason, text) => {
    await open({ kind: 'refused', reason });
    expect(screen.getByRole('radio', { name: 'Хэсэгчлэн төлөх' })).toBeDisabled();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('[PAY-02.2] says nothing of parts where the language of the page rules them out', async () => {
    await open({ kind: 'refused', reason: 'language' });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.queryByText(/Хэсэгчлэн/)).toBeNull();
  });
});

describe('Choosing a loan', () => {
  const loanRow = () => screen.findByRole('radio', { name: 'LendPay Одоо 0₮' });
  const offer = lendOffer(2_186_400, localDate('2026-11-21'));
  const offers = stubOperation(listPayLaterOffers, {
    status_code: 200,
    message: '',
    result: { lend: offer && { ...offer, instalments: [...offer.instalments] }, pocket_zero: [] },
  });
  const lender = (eligible: boolean) =>
    stubOperation(checkLendEligibility, { status_code: 200, message: '', result: { eligible, limit: 1_000_000 } });

  it('[PAY-03] is possible in the mini-app where the lender would lend, with its steps', async () => {
    const { user, choices } = await open(undefined, { mode: 'emongolia', stubs: [lender(true), offers] });
    await waitFor(async () => expect(await loanRow()).toBeEnabled());
    await user.click(await loanRow());
    expect(await screen.findByText('2,208,485₮')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Захиалах' }));
    expect(choices).toEqual(['lend']);
  });

  it('[PAY-03] says why not when the lender would not, or does not answer', async () => {
    await open(undefined, { mode: 'emongolia', stubs: [lender(false)] });
    expect(await screen.findByText(/Дээд хэмжээ 1,000,000₮/)).toBeVisible();
    expect(await loanRow()).toBeDisabled();
    await open(undefined, { mode: 'emongolia', stubs: [stubOperation(checkLendEligibility, 'offline')] });
    expect(await screen.findByText(/одоо хариу өгөхгүй байна/)).toBeVisible();
  });

  it('[PAY-03] is not there outside the mini-app, and the lender is not asked', async () => {
    const asked = lender(true);
    await open(undefined, { stubs: [asked] });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(asked.calls).toEqual([]);
  });
});
