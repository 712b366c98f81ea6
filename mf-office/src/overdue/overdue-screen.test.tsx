import { listOverdueInstalments } from '@aylal/contracts/office';
import { localDate } from '@aylal/domain/calendar';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildOverdue, overdueStub } from '../testing/office-stubs.ts';

const open = (stubs: Stub[], staff = buildStaff('finance', 'Болормаа')) =>
  renderRemote(remote, { at: '/en/overdue', locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const page = (instalments: ReturnType<typeof buildOverdue>[], next: string | null) => ({
  status_code: 200 as const,
  message: '',
  result: { instalments, next, count: 2, sum: 675_000 },
});

describe('Overdue instalments', () => {
  it('say which order, how much, since when, and lead to the order', async () => {
    await open([overdueStub([buildOverdue(), buildOverdue({ ref_number: 'AYL-22222222', days_late: 1 })])]);
    const rows = await screen.findAllByRole('link', { name: /AYL-/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^AYL-4K7P2XQ8Flights · part 2 of 3 · due .*₮337,500Days late: 11$/),
      expect.stringMatching(/^AYL-22222222Flights · .*Days late: 1$/),
    ]);
    expect(rows[0]).toHaveAttribute('href', '/en/orders/AYL-4K7P2XQ8');
    expect(screen.getByText('Overdue: 2, ₮675,000 in all')).toBeVisible();
  });

  it('are shown page below page', async () => {
    const stub = stubOperation(listOverdueInstalments, ({ query }) =>
      query['after']
        ? page([buildOverdue({ ref_number: 'AYL-22222222', due: localDate('2026-11-20') })], null)
        : page([buildOverdue()], '2026-11-10 AYL-4K7P2XQ8 2'),
    );
    const { user } = await open([stub]);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('AYL-22222222')).toBeVisible();
    expect(stub.calls.at(-1)?.query).toEqual({ after: '2026-11-10 AYL-4K7P2XQ8 2' });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('wait, say that there is none, and are read again after a failure', async () => {
    const first = await open([stubOperation(listOverdueInstalments, 'hanging')]);
    expect(await screen.findByText('Loading the instalments')).toBeInTheDocument();
    first.unmount();
    const none = { ...page([], null), result: { instalments: [], next: null, count: 0, sum: 0 } };
    const { user } = await open([stubOperation(listOverdueInstalments, ['offline', 'offline', 'offline', none])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The instalments could not be loaded',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nobody is late' })).toBeVisible();
  });

  it('are not for every role', async () => {
    await open([], buildStaff('support'));
    expect(await screen.findByText('Your role (Support) does not see instalments.')).toBeVisible();
  });
});
