import { reportContactChange } from '@aylal/contracts/account';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';

const ok = { status_code: 200 as const, message: '', result: null };
const open = (search: string, ...stubs: Stub[]) =>
  renderRemote(remote, { at: `/en/user/not-me${search}`, locale: 'en', stubs });

describe('[SEC-3] The page that the mail about a changed contact leads to', () => {
  it('freezes nothing by being opened, and does it at the button', async () => {
    const report = stubOperation(reportContactChange, ['offline', ok]);
    const page = await open('?link=some-link', report);
    const freeze = await screen.findByRole('button', { name: 'Freeze my money' });
    expect(report.calls).toEqual([]);
    await page.user.click(freeze);
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be frozen');
    await page.user.click(freeze);
    expect(await screen.findByRole('status')).toHaveTextContent('Your money is frozen');
    expect(report.calls.map(({ body }) => body)).toEqual([{ link: 'some-link' }, { link: 'some-link' }]);
  });

  it('says that a link is cut or too old', async () => {
    const gone = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    const page = await open('?link=old-link', stubOperation(reportContactChange, gone));
    await page.user.click(await screen.findByRole('button', { name: 'Freeze my money' }));
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });

  it('says so at once where there is no link', async () => {
    await open('');
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });
});
