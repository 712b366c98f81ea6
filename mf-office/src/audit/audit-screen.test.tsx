import { listAudit } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { auditStub, buildEntry } from '../testing/office-stubs.ts';

const open = (stubs: Stub[], staff = buildStaff('auditor', 'Энхжин')) =>
  renderRemote(remote, { at: '/en/audit', locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });

describe('The audit log', () => {
  it('says who did what, about what, why, and what it was before and after', async () => {
    await open([
      auditStub([
        buildEntry(),
        buildEntry({ id: 40, act: 'give-work', reason: '', before: null, after: '{"id":"b7a5","name":"Болормаа"}' }),
        buildEntry({ id: 39, act: 'an-act-of-tomorrow', role: 'a-role-of-tomorrow' }),
      ]),
    ]);
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Finished work · unmatched-transfer TRN-000123Сараа · Support · .*2026.*Why: Assigned to AYL-4K7P2$/,
    );
    expect(second).toHaveTextContent(/Before–AfterБолормаа$/);
    expect(third).toHaveTextContent(/^an-act-of-tomorrow .*a-role-of-tomorrow/);
  });

  it('goes further back', async () => {
    const stub = stubOperation(listAudit, ({ query }) => ({
      status_code: 200 as const,
      message: '',
      result: query['before']
        ? { entries: [buildEntry({ id: 9, subject: 'older' })], next: null }
        : { entries: [buildEntry()], next: 41 },
    }));
    const page = await open([stub]);
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/older/)).toBeVisible();
    expect(stub.calls.map(({ query }) => query)).toEqual([{}, { before: '41' }]);
  });

  it('says that there is nothing yet, and reads again after a failure', async () => {
    const empty = { status_code: 200 as const, message: '', result: { entries: [], next: null } };
    const page = await open([stubOperation(listAudit, ['offline', 'offline', 'offline', empty])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The audit log could not be loaded',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  });

  it('is for auditors alone, and not even asked for by others', async () => {
    const stub = auditStub([buildEntry()]);
    await open([stub], buildStaff('support'));
    expect(await screen.findByText('Your role (Support) does not read the audit log.')).toBeVisible();
    expect(stub.calls).toEqual([]);
  });
});
