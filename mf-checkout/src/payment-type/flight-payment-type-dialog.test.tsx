import type { BookingOutcome } from '@aylal/shell';
import { renderPart } from '@aylal/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view } from './flight-payment-type-dialog.tsx';

async function open() {
  const closed: unknown[] = [];
  const choices: string[] = [];
  const answers: ((outcome: BookingOutcome) => void)[] = [];
  const refusals: ((error: Error) => void)[] = [];
  const { Component } = view;
  const rendered = await renderPart(
    remote,
    <Component
      props={{
        total: 2_186_400,
        partialPaymentOffered: true,
        submit: (choice) => {
          choices.push(choice);
          return new Promise((resolve, reject) => {
            answers.push(resolve);
            refusals.push(reject);
          });
        },
      }}
      close={(outcome) => closed.push(outcome)}
    />,
  );
  const answer = (outcome: BookingOutcome) => act(async () => answers.at(-1)?.(outcome));
  const fail = () => act(async () => refusals.at(-1)?.(new Error('lost')));
  return { ...rendered, closed, choices, answer, fail };
}

describe('Choosing how a flight is paid', () => {
  it('[MODAL-09] [PAY-01] offers to pay in full, chosen from the start, with the amount', async () => {
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

  it('[MNY-4] sends one booking for two presses and stays open while it runs', async () => {
    const { user, choices, closed, answer } = await open();
    await user.dblClick(screen.getByRole('button', { name: 'Захиалах' }));
    expect(choices).toEqual(['regular']);
    expect(closed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Захиалж байна' })).toHaveAttribute('aria-busy', 'true');
    await answer({ kind: 'booked', ref_number: 'AYL-4K7P2' });
    expect(closed).toEqual([{ kind: 'booked', ref_number: 'AYL-4K7P2' }]);
  });

  it("[ERR-04] keeps the window and shows the server's sentence in the green box", async () => {
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
