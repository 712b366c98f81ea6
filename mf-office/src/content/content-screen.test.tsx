import { listContent } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListed, contentStub } from '../testing/content-stubs.ts';

const writer = buildStaff('content', 'Тэмүүлэн');
const open = (stubs: Stub[], { at = '/en/content', staff = writer } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });

describe('What is written', () => {
  it('is listed with how it is, and leads to the piece', async () => {
    await open([
      contentStub([buildListed(), buildListed({ slug: 'two', is_live: false, has_draft: false, missing: [] })]),
    ]);
    const row = await screen.findByRole('link', { name: /domestic-flights/ });
    expect(row).toHaveAttribute('href', '/en/content/promotion/domestic-flights');
    expect(row).toHaveTextContent('Дотоод нислэгPromotion · domestic-flightsshowndraftmissing: ja');
    expect(screen.getByRole('link', { name: /two/ })).toHaveTextContent(/Promotion · two$/);
  });

  it('is listed of one kind', async () => {
    const stub = contentStub([buildListed()]);
    const page = await open([stub], { at: '/en/content?kind=news' });
    await screen.findByRole('link', { name: /domestic-flights/ });
    expect(stub.calls.at(-1)?.query).toEqual({ kind: 'news' });
    const [filter] = screen.getAllByLabelText('Kind');
    await page.user.selectOptions(filter as HTMLElement, 'Help article');
    expect(page.record.went).toEqual(['/content?kind=help-article']);
  });

  it('begins with a name that an address can have', async () => {
    const page = await open([contentStub([])]);
    expect(await screen.findByRole('heading', { name: 'Nothing is written yet' })).toBeVisible();
    await page.user.type(screen.getByLabelText('Name in the address'), 'Two words');
    await page.user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('A name has small letters, digits and hyphens')).toBeVisible();
    await page.user.clear(screen.getByLabelText('Name in the address'));
    await page.user.type(screen.getByLabelText('Name in the address'), 'a-new-route');
    await page.user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(page.record.went).toEqual(['/content/news/a-new-route']);
  });

  it('waits, is read again after a failure, and is only looked at by an auditor', async () => {
    const none = { status_code: 200 as const, message: '', result: { pieces: [] } };
    const page = await open([stubOperation(listContent, ['offline', 'offline', 'offline', none])], {
      staff: buildStaff('auditor'),
    });
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'What is written could not be loaded',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is written yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  });

  it('is not for every role', async () => {
    await open([], { staff: buildStaff('support') });
    expect(await screen.findByText('Your role (Support) does not see what is written.')).toBeVisible();
  });
});
