import { getEsimUsage, type EsimUsage } from '@aylal/contracts/esims';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildEsimOrder, buildUsage } from '../testing/build-esim-order.ts';
import { view } from './usage-dialog.tsx';

const order = buildEsimOrder({ issued: true });
const responseOf = (result: EsimUsage | null) => ({
  status_code: 200 as const,
  message: '',
  result,
  server_time: '2026-11-21T02:00:00.000Z',
});

async function open(stub: Stub, locale: 'mn' | 'en' = 'mn') {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const page = await renderPart(remote, <view.Component props={{ order }} close={close} />, { stubs: [stub], locale });
  return { ...page, closed: () => closed };
}
const answer = (over: Partial<EsimUsage> = {}) => stubOperation(getEsimUsage, responseOf(buildUsage(over)));

describe('[MODAL-05] The usage of an eSIM', () => {
  it('waits and says so', async () => {
    await open(stubOperation(getEsimUsage, 'hanging'));
    expect(screen.getByRole('status')).toHaveTextContent('Хэрэглээг шалгаж байна');
  });

  it('[CALL-14] [ESIM-01] says what is left, until when, how long it lasts and how fresh that is', async () => {
    const stub = answer({ remaining_voice: 12, total_voice: 50, remaining_text: 3, total_text: 20 });
    await open(stub, 'en');
    expect(await screen.findByText('512 MB of 1 GB left')).toBeVisible();
    expect(screen.getByText('12 of 50 min')).toBeVisible();
    expect(screen.getByText('3 of 20')).toBeVisible();
    expect(screen.getByText('26 Nov 2026, 10:00')).toBeVisible();
    expect(screen.getByText('At the pace so far the data ends on 23 Nov, 10:00.')).toBeVisible();
    expect(screen.getByText('As of 21 Nov, 10:00')).toBeVisible();
    expect(stub.calls.map(({ query }) => query)).toEqual([{ ref_number: order.ref_number }]);
  });

  it.each([
    [
      'waiting',
      { status: 'waiting', remaining: 1024, started_at: null, expired_at: null },
      'Starts with the first use',
    ],
    ['unlimited', { is_unlimited: true, remaining: 0, total: 0 }, 'Unlimited data'],
    ['used up', { status: 'finished', remaining: 0 }, 'All data is used.'],
    ['enough', { remaining: 1000 }, 'At the pace so far the data lasts to the end.'],
  ] as const)('tells one that is %s', async (_, over, text) => {
    await open(answer(over), 'en');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Top up' })).toBeEnabled();
  });

  it('leads from one that is over to a new one, and tops up no more', async () => {
    await open(answer({ status: 'expired' }), 'en');
    expect(await screen.findByRole('link', { name: 'Choose a new eSIM' })).toHaveAttribute(
      'href',
      '/en/esim/south-korea-data',
    );
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  });

  it('[ERR-11] [GAP-64] says that nothing is known, and asks again', async () => {
    const { user } = await open(stubOperation(getEsimUsage, [responseOf(null), responseOf(buildUsage())]), 'en');
    expect(await screen.findByText('No usage data available.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('512 MB of 1 GB left')).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const { user } = await open(
      stubOperation(getEsimUsage, ['offline', 'offline', 'offline', responseOf(buildUsage())]),
    );
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByText('1 GB-аас 512 MB үлдсэн')).toBeVisible();
  });

  it('[MODAL-06] opens the top-up with what it knows', async () => {
    const { user, record, closed } = await open(answer({ status: 'waiting' }));
    await user.click(await screen.findByRole('button', { name: 'Цэнэглэх' }));
    await waitFor(() =>
      expect(record.dialogs).toEqual([{ view: 'ESIM_TOPUP_VIEW', props: { order, status: 'waiting' } }]),
    );
    expect(closed()).toBe(1);
  });
});
