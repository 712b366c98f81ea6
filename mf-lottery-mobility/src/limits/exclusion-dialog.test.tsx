import { excludeFromLottery } from '@aylal/contracts/lottery';
import { buildSessionUser, renderPart, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view } from './exclusion-dialog.tsx';

const { Component } = view;

describe('Keeping oneself out of lotteries', () => {
  it('sends the chosen days, says when that failed, and closes when it is done', async () => {
    const result = { per_day: 20, bought_today: 0, excluded_until: '2026-10-01T00:00:00.000Z' };
    const stub = stubOperation(excludeFromLottery, ['offline', { status_code: 200, message: '', result }]);
    const close = jest.fn();
    const options = { locale: 'en' as const, stubs: [stub], user: buildSessionUser() };
    const { user } = await renderPart(remote, <Component props={{}} close={close} />, options);
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Exclude me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.');
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Exclude me' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(stub.calls.map(({ body }) => body)).toEqual([{ days: 30 }, { days: 30 }]);
  });
});
