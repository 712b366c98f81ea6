import { findPartnerPieces, listContent } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListed, contentStub, partnerPiecesStub } from '../testing/content-stubs.ts';

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

  it('says in which languages of a trip customers read the partner’s text', async () => {
    await open([contentStub([buildListed({ kind: 'trip', slug: 'gobi-7-days', missing: ['ru', 'ko'] })])]);
    const row = await screen.findByRole('link', { name: /gobi-7-days/ });
    expect(row).toHaveTextContent("partner's text: ru, ko");
    expect(row).not.toHaveTextContent('missing');
  });

  it('begins with a hotel that is searched for', async () => {
    const pieces = [{ slug: 'uln-0001', name: 'Tenger Plaza', place: 'Ulaanbaatar' }];
    const search = partnerPiecesStub(pieces, true);
    const page = await open([contentStub([]), search]);
    await page.user.selectOptions((await screen.findAllByLabelText('Kind'))[1] as HTMLElement, 'Text of a hotel');
    expect(screen.queryByLabelText('Name in the address')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByLabelText('Hotel')).toHaveFocus();
    expect(screen.getByLabelText('Hotel')).toHaveAccessibleDescription(/Fill in this field/);
    expect(search.calls).toEqual([]);
    await page.user.type(screen.getByLabelText('Hotel'), ' tenger {Enter}');
    const found = await screen.findByRole('link', { name: /Tenger Plaza/ });
    expect(found).toHaveAttribute('href', '/en/content/hotel/uln-0001');
    expect(search.calls.map(({ query }) => query)).toEqual([{ kind: 'hotel', text: 'tenger' }]);
    expect(screen.getByText('There are more. Write more of the name.')).toBeVisible();
  });

  it('searches again after a failure, and says that nothing is found', async () => {
    const none = { status_code: 200 as const, message: '', result: { pieces: [], more: false } };
    const search = stubOperation(findPartnerPieces, ['offline', 'offline', 'offline', none]);
    const page = await open([contentStub([]), search], { at: '/en/content?kind=trip' });
    await page.user.type(await screen.findByLabelText('Trip'), 'moon{Enter}');
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The search got no answer');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is found' })).toBeVisible();
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
