import { getContent, publishContent, retireContent, saveDraft, type ContentPiece } from '@aylal/contracts/office';
import { inLanguages } from '@aylal/domain/language';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTripPiece, pieceStub } from '../testing/content-stubs.ts';

const open = (stubs: Stub[], { at = '/en/content/trip/gobi-7-days', staff = buildStaff('content') } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const ok = (result: ContentPiece) => ({ status_code: 200 as const, message: '', result });
const card = (language: string) => within(screen.getByRole('group', { name: language }));
const empty = inLanguages(() => ({ title: '', text: '' }));
const own = { ...empty, en: { title: 'Sand that sings', text: '' } };
const words = { settings: { kind: 'trip' as const }, texts: own };
const draft = { ...words, revision: 2, by: 'Тэмүүлэн', at: '2026-11-21T02:00:00.000Z' };

describe('Writing on a trip', () => {
  it('has the partner’s words beside each language, and begins with them where that is wanted', async () => {
    const save = stubOperation(saveDraft, ok(buildTripPiece({ draft: { ...draft, revision: 1 } })));
    const page = await open([pieceStub(buildTripPiece()), save]);
    expect(await screen.findByRole('heading', { name: 'The Gobi in 7 days' })).toBeVisible();
    expect(card('Korean').getByText('Dunes and cliffs ko.')).toBeVisible();
    expect(card('English').getByLabelText('Title')).toHaveValue('');
    expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
    await page.user.click(card('English').getByRole('button', { name: 'Begin with it' }));
    expect(card('English').getByLabelText('Title')).toHaveValue('The Gobi en');
    expect(card('English').getByLabelText('Text')).toHaveValue('Dunes and cliffs en.');
    expect(card('English').getByLabelText('Text')).toHaveFocus();
    expect(card('English').queryByRole('button', { name: 'Begin with it' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(save.calls).toHaveLength(1));
    expect(save.calls[0]?.body).toEqual({
      kind: 'trip',
      slug: 'gobi-7-days',
      revision: 0,
      settings: { kind: 'trip' },
      texts: { ...empty, en: { title: 'The Gobi en', text: 'Dunes and cliffs en.' } },
    });
  });

  it('shows what customers will read: one’s own words, and the partner’s where there are none', async () => {
    const page = await open([pieceStub(buildTripPiece({ draft }))]);
    await page.user.click(await screen.findByRole('radio', { name: 'Preview' }));
    expect(card('English').getByRole('heading', { name: 'Sand that sings' })).toBeVisible();
    expect(card('English').getByText('Dunes and cliffs en.')).toBeVisible();
    expect(card('Japanese').getByRole('heading', { name: 'The Gobi ja' })).toBeVisible();
    expect(card('Japanese').getByText("Partner's text")).toBeVisible();
  });

  it('is published with one language, and not without any', async () => {
    const publish = stubOperation(publishContent, ok(buildTripPiece({ live: words })));
    const page = await open([pieceStub(buildTripPiece({ draft })), publish]);
    await page.user.clear(await screen.findByDisplayValue('Sand that sings'));
    expect(screen.getByText(/Write in one language at least/)).toBeVisible();
    await page.user.type(card('English').getByLabelText('Title'), 'Sand that sings');
    expect(screen.queryByText(/Write in one language at least/)).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'Publish now' }));
    await page.user.type(screen.getByLabelText('Why?'), 'Season');
    await page.user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publish.calls.map(({ body }) => body)).toMatchObject([{ kind: 'trip', revision: 2 }]));
  });

  it('is withdrawn, which shows the partner’s text again', async () => {
    const retire = stubOperation(retireContent, ok(buildTripPiece()));
    const page = await open([pieceStub(buildTripPiece({ live: words })), retire]);
    await page.user.click(await screen.findByRole('radio', { name: "Show the partner's text again" }));
    await page.user.type(screen.getByLabelText('Why?'), 'Over');
    await page.user.click(screen.getByRole('button', { name: "Show the partner's text again" }));
    await waitFor(() =>
      expect(page.record.toasts).toMatchObject([{ text: "Customers read the partner's text again" }]),
    );
    expect(retire.calls.map(({ body }) => body)).toEqual([{ kind: 'trip', slug: 'gobi-7-days', reason: 'Over' }]);
  });

  it('goes on while the partner does not answer, and says so', async () => {
    await open([pieceStub(buildTripPiece({ draft, partner: null }))]);
    expect(await screen.findByText(/The partner does not answer, or does not sell it any more/)).toBeVisible();
    expect(screen.getByDisplayValue('Sand that sings')).toBeEnabled();
  });

  it('of a hotel has no title, and its text is markup', async () => {
    const texts = inLanguages(() => ({ title: 'Tenger Plaza', text: '<p>By the <b>square</b></p>' }));
    const partner = { name: 'Tenger Plaza', texts };
    const hotel = buildTripPiece({ kind: 'hotel', slug: 'uln-0001', partner });
    await open([pieceStub(hotel)], { at: '/en/content/hotel/uln-0001' });
    const english = await screen.findByRole('group', { name: 'English' });
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(english.querySelector('b')).toHaveTextContent('square');
  });

  it('is not begun on one that is not sold, and not by an auditor', async () => {
    const missing = stubOperation(getContent, { status_code: 404, message: '', result: { problem: 'not-found' } });
    const page = await open([missing]);
    expect(await screen.findByRole('heading', { name: 'There is no such piece' })).toBeVisible();
    page.unmount();
    await open([pieceStub(buildTripPiece())], { staff: buildStaff('auditor') });
    expect(await screen.findByText('Dunes and cliffs ko.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Begin with it|Save the draft/ })).toBeNull();
  });
});
