import {
  getContent,
  publishContent,
  restoreContent,
  retireContent,
  saveDraft,
  type ContentPiece,
} from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPiece, pieceStub } from '../testing/content-stubs.ts';

const writer = buildStaff('content', 'Тэмүүлэн');
const open = (stubs: Stub[], { at = '/en/content/promotion/domestic-flights', staff = writer } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const ok = (result: ContentPiece) => ({ status_code: 200 as const, message: '', result });
const live = buildPiece();
const words = live.live as NonNullable<ContentPiece['live']>;
const draftOf = (revision: number, by = 'Тэмүүлэн'): ContentPiece['draft'] => ({
  ...words,
  revision,
  by,
  at: '2026-11-21T02:00:00.000Z',
});
const card = (language: string) => within(screen.getByRole('group', { name: language }));

describe('Writing a piece', () => {
  it('has all six languages side by side, and saves what was changed once', async () => {
    const save = stubOperation(saveDraft, ok(buildPiece({ draft: draftOf(1) })));
    const file = stubOperation(getContent, () =>
      ok(save.calls.length === 0 ? live : buildPiece({ draft: draftOf(1) })),
    );
    const page = await open([file, save]);
    expect(await screen.findByRole('group', { name: 'Japanese' })).toBeVisible();
    await page.user.clear(card('English').getByLabelText('Title'));
    expect(screen.getAllByText('missing: en')).not.toHaveLength(0);
    await page.user.type(card('English').getByLabelText('Title'), 'Fly in spring');
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ kind: 'success' }]));
    expect(save.calls.map(({ body }) => body)).toMatchObject([
      { kind: 'promotion', slug: 'domestic-flights', revision: 0, texts: { en: { title: 'Fly in spring' } } },
    ]);
    expect(card('English').getByLabelText('Title')).toHaveValue('Fly in spring');
  });

  it('says where a promotion is shown', async () => {
    const save = stubOperation(saveDraft, ok(buildPiece({ draft: draftOf(1) })));
    const page = await open([pieceStub(), save]);
    const place = await screen.findByLabelText('Shown');
    expect(place).toHaveValue('home');
    await page.user.selectOptions(place, 'as the banner of the menu');
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(save.calls).toHaveLength(1));
    expect(save.calls[0]?.body).toMatchObject({ settings: { kind: 'promotion', place: 'menu' } });
  });

  it('shows how customers will see it, as text markup alone', async () => {
    const texts = { ...words.texts, en: { title: 'Osaka', text: '<p>To <b>Osaka</b></p><script>x</script>' } };
    const news = buildPiece({
      kind: 'news',
      slug: 'a-new-route',
      live: { settings: { kind: 'news', date: '2026-12-24' as never, picture: '' }, texts },
    });
    const page = await open([pieceStub(news)], { at: '/en/content/news/a-new-route' });
    await page.user.click(await screen.findByRole('radio', { name: 'Preview' }));
    const preview = screen.getByRole('group', { name: 'English' });
    expect(preview.querySelector('b')).toHaveTextContent('Osaka');
    expect(preview).not.toHaveTextContent('x');
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('of a page of the shop has no settings and is not taken away; one that the shop does not show is not begun', async () => {
    const at = '/en/content/page/privacy';
    const page = buildPiece({
      kind: 'page',
      slug: 'privacy',
      live: { settings: { kind: 'page' }, texts: words.texts },
    });
    const draft = {
      settings: { kind: 'page' as const },
      texts: words.texts,
      revision: 1,
      by: 'Тэмүүлэн',
      at: '2026-11-21T02:00:00.000Z',
    };
    const shown = await open([pieceStub({ ...page, draft })], { at });
    expect(await screen.findByRole('radio', { name: 'Publish now' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Take away' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
    shown.unmount();
    const missing = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    await open([stubOperation(getContent, missing)], { at });
    expect(await screen.findByRole('heading', { name: 'There is no such piece' })).toBeVisible();
  });

  it('says at its field what cannot be saved, and sends nothing', async () => {
    const save = stubOperation(saveDraft, ok(live));
    const page = await open([pieceStub(), save]);
    const field = await screen.findByLabelText('Leads to');
    await page.user.clear(field);
    await page.user.type(field, 'https://elsewhere.example');
    expect(screen.getByText('This value is not valid')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(save.calls).toEqual([]);
  });

  it('says at its field what the provider refuses', async () => {
    const refused = { problem: 'invalid-input' as const, fields: { 'settings.group': 'validation_invalid' } };
    const save = stubOperation(saveDraft, { status_code: 400, message: '', result: refused });
    const article = buildPiece({
      kind: 'help-article',
      slug: 'refund',
      live: { settings: { kind: 'help-article', group: 'gone', icon: 'help', position: 0 }, texts: words.texts },
    });
    const page = await open([pieceStub(article), save], { at: '/en/content/help-article/refund' });
    await page.user.click(await screen.findByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('This value is not valid')).toBeVisible();
    expect(screen.getByLabelText('Group')).toHaveAccessibleDescription('This value is not valid');
  });

  it('keeps what was typed when a colleague has saved meanwhile, and takes theirs up when that is wanted', async () => {
    const conflict = { status_code: 409 as const, message: '', result: { problem: 'state-conflict' as const } };
    const theirs = buildPiece({
      draft: {
        ...words,
        texts: { ...words.texts, en: { title: 'Theirs', text: 'B' } },
        revision: 2,
        by: 'Сараа',
        at: live.versions[0]?.at ?? '',
      },
    });
    const save = stubOperation(saveDraft, conflict);
    const file = stubOperation(getContent, () => ok(save.calls.length === 0 ? live : theirs));
    const page = await open([file, save]);
    const title = () => card('English').getByLabelText('Title');
    await screen.findByRole('group', { name: 'English' });
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText(/Сараа has saved this draft meanwhile/)).toBeVisible();
    expect(title()).toHaveValue('Fly home en!');
    await page.user.click(screen.getByRole('button', { name: 'Take the saved one' }));
    expect(title()).toHaveValue('Theirs');
  });

  it('is published once it is saved and whole, now or at a time of Ulaanbaatar', async () => {
    const publish = stubOperation(publishContent, ok(live));
    const page = await open([pieceStub(buildPiece({ draft: draftOf(3) })), publish]);
    await page.user.type(await screen.findByDisplayValue('Fly home en'), '!');
    expect(screen.getByText('Save the draft before it is published.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Publish now' })).toBeNull();
    await page.user.type(screen.getByDisplayValue('Fly home en!'), '{Backspace}');
    await page.user.click(screen.getByRole('radio', { name: 'Publish at a time' }));
    await page.user.type(screen.getByLabelText('Time in Ulaanbaatar'), '2026-12-24T09:00');
    await page.user.type(screen.getByLabelText('Why?'), 'Season');
    await page.user.click(screen.getByRole('button', { name: 'Publish at a time' }));
    await waitFor(() => expect(publish.calls).toHaveLength(1));
    expect(publish.calls[0]?.body).toEqual({
      kind: 'promotion',
      slug: 'domestic-flights',
      revision: 3,
      at: '2026-12-24T01:00:00.000Z',
      reason: 'Season',
    });
  });

  it('begins another draft after it was published', async () => {
    const save = stubOperation(saveDraft, ok(buildPiece({ draft: draftOf(1) })));
    const publish = stubOperation(publishContent, ok(live));
    const file = stubOperation(getContent, () =>
      ok(publish.calls.length === 0 ? buildPiece({ draft: draftOf(3) }) : live),
    );
    const page = await open([file, save, publish]);
    await page.user.click(await screen.findByRole('radio', { name: 'Publish now' }));
    await page.user.type(screen.getByLabelText('Why?'), 'Season');
    await page.user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Publish now' })).toBeNull());
    await page.user.type(screen.getByDisplayValue('Fly home en'), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(save.calls.map(({ body }) => body)).toMatchObject([{ revision: 0 }]));
  });

  it('is taken away from customers with why, and an earlier version is taken up', async () => {
    const retire = stubOperation(retireContent, ok(live));
    const restore = stubOperation(restoreContent, ok(buildPiece({ draft: draftOf(1) })));
    const page = await open([pieceStub(), retire, restore]);
    await page.user.click(await screen.findByRole('radio', { name: 'Take away' }));
    await page.user.type(screen.getByLabelText('Why?'), 'Over');
    await page.user.click(screen.getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(retire.calls).toHaveLength(1));
    expect(screen.getByText(/came with the shop/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Take up as the draft' }));
    await waitFor(() =>
      expect(restore.calls.map(({ body }) => body)).toEqual([
        { kind: 'promotion', slug: 'domestic-flights', version: 7 },
      ]),
    );
  });

  it('begins empty where nobody has written it, and is not begun by an auditor', async () => {
    const missing = stubOperation(getContent, {
      status_code: 404,
      message: '',
      result: { problem: 'not-found' },
    });
    const page = await open([missing], { at: '/en/content/news/a-new-route' });
    expect(await screen.findByRole('group', { name: 'Mongolian' })).toBeVisible();
    expect(card('Mongolian').getByLabelText('Title')).toHaveValue('');
    page.unmount();
    await open([missing], { at: '/en/content/news/a-new-route', staff: buildStaff('auditor') });
    expect(await screen.findByRole('heading', { name: 'There is no such piece' })).toBeVisible();
  });

  it('waits, and reads again after a failure', async () => {
    const page = await open([stubOperation(getContent, ['offline', 'offline', 'offline', ok(live)])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The piece could not be loaded');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'English' })).toBeVisible();
  });
});
