import { act, screen, waitFor, within } from '@testing-library/react';
import { getHelpItem, listHelp } from '@aylal/contracts/content';
import { stubOperation } from '@aylal/testing';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const empty = stubOperation(listHelp, { status_code: 200, message: '', result: [] });

describe('The help centre', () => {
  it('[ROUTE-18] [PROD-03] [HELP-01] shows topics with their questions, and the rest when it is asked for', async () => {
    const { user } = await renderShell('/mn/helper', { stubs: contentStubs() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Тусламжийн төв' })).toBeInTheDocument();
    const topic = within(await screen.findByRole('region', { name: 'Нислэг' }));
    expect(topic.getAllByRole('link')).toHaveLength(3);
    await user.click(topic.getByRole('button', { name: 'Бүх 4 асуулт' }));
    expect(topic.getByRole('link', { name: 'Зорчигчийн нэр' })).toHaveAttribute('href', '/mn/helper/flights/names');
  });

  it('[ROUTE-18] finds answers as one types, counts them aloud, and keeps the search in the address', async () => {
    const { user, router } = await renderShell('/mn/helper', { stubs: contentStubs() });
    const box = await screen.findByLabelText('Тусламжаас хайх');
    await screen.findByRole('region', { name: 'Нислэг' });
    await user.type(box, 'butsaah');
    expect(await screen.findByText('1 хариу олдлоо')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: /Нислэгээ хэрхэн буцаах вэ/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=butsaah');
    await user.click(screen.getByRole('button', { name: 'Хайлтыг арилгах' }));
    expect(await screen.findByRole('region', { name: 'Нислэг' })).toBeInTheDocument();
  });

  it('says when nothing is found', async () => {
    await renderShell('/mn/helper?q=шоколад', { stubs: contentStubs() });
    expect(await screen.findByRole('heading', { name: 'Ийм хариу олдсонгүй' })).toBeInTheDocument();
  });

  it('says when there is nothing yet', async () => {
    await renderShell('/mn/helper', { stubs: [empty, ...contentStubs()] });
    expect(await screen.findByText('Хариултууд бэлтгэгдэж байна')).toBeInTheDocument();
  });

  it('[REL-3] says when the answers did not come, and gets them by the button', async () => {
    let away = true;
    const help = stubOperation(listHelp, () =>
      away ? 'offline' : { status_code: 200 as const, message: '', result: [] },
    );
    const { user } = await renderShell('/mn/helper', { stubs: [help, ...contentStubs()] });
    expect(await screen.findByText('Мэдээлэл ачаалсангүй', {}, { timeout: 5000 })).toBeInTheDocument();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('Хариултууд бэлтгэгдэж байна')).toBeInTheDocument();
  });

  it('[GAP-01.5] [CONST-13] [GAP-04] says who answers and when', async () => {
    await renderShell('/mn/helper', { stubs: contentStubs() });
    const card = await screen.findByRole('region', { name: 'Хүнтэй ярих уу?' });
    expect(card).toHaveTextContent('Да–Ба 08:00–22:00');
    expect(card).toHaveTextContent(/Онлайн тусламж.*Бя–Ня 10:00–20:00/);
    expect(within(card).getByRole('link', { name: '1800 4444' })).toHaveAttribute('href', 'tel:+97618004444');
  });
});

describe('A help article', () => {
  it('[ROUTE-17] [WEB-3] has a page of its own, clean, beside its neighbours', async () => {
    const { container } = await renderShell('/mn/helper/flights/refund', { stubs: contentStubs() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Нислэгээ хэрхэн буцаах вэ?' })).toBeInTheDocument();
    expect(screen.getByText('2026.11.09-нд шинэчилсэн')).toBeInTheDocument();
    expect(container.querySelector('article script')).toBeNull();
    const neighbours = await screen.findByRole('navigation', { name: 'Нислэг' });
    expect(within(neighbours).getByRole('link', { current: 'page' })).toHaveTextContent('Нислэгээ хэрхэн буцаах вэ?');
  });

  it('[ROUTE-17] is missing in words, with the way to the help centre', async () => {
    await renderShell('/mn/helper/flights/no-such', { stubs: contentStubs() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ийм хариулт алга' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Тусламжийн төв рүү' })).toHaveAttribute('href', '/mn/helper');
  });

  it('[MODAL-43] opens over the page, and leads to its own page', async () => {
    const { user, router } = await renderShell('/mn/helper', { stubs: contentStubs() });
    await user.click(await screen.findByRole('link', { name: 'Нислэгээ хэрхэн буцаах вэ?' }));
    const popup = await screen.findByRole('dialog', { name: 'Тусламж' });
    expect(await within(popup).findByText('48 цагаас өмнө хүсэлт илгээнэ.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mn/helper');
    await user.click(within(popup).getByRole('link', { name: 'Дэлгэрэнгүй' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mn/helper/flights/refund'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[ROUTE-17] names the tab after its question, from one to the next, and lets go of it', async () => {
    const { router } = await renderShell('/mn/helper/flights/refund', { stubs: contentStubs() });
    await waitFor(() => expect(document.title).toBe('Нислэгээ хэрхэн буцаах вэ? · Аялал'));
    await act(() => router.navigate('/mn/helper/flights/names'));
    await waitFor(() => expect(document.title).toBe('Зорчигчийн нэр · Аялал'));
    await act(() => router.navigate('/mn/about'));
    await waitFor(() => expect(document.title).toBe('Аялал гэж юу вэ · Аялал'));
  });

  it('[ROUTE-17] leads from its text to our own pages without loading anything again, in the language spoken', async () => {
    const article = stubOperation(getHelpItem, {
      status_code: 200,
      message: '',
      result: { slug: 'a', icon: 'x', question: 'А', answer: '<p><a href="/about">Бид хэн бэ</a></p>' },
    });
    const { user, router } = await renderShell('/mn/helper/flights/a', { stubs: [article, ...contentStubs()] });
    await user.click(await screen.findByRole('link', { name: 'Бид хэн бэ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mn/about'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Аялал гэж юу вэ' })).toBeInTheDocument();
  });

  it('[I18N-01] is read again in the language that is switched to', async () => {
    let reads = 0;
    const article = stubOperation(getHelpItem, ({ params }) => ({
      status_code: 200 as const,
      message: '',
      result: { slug: params['slug'] ?? '', icon: 'x', question: `Question ${(reads += 1)}`, answer: '<p>a</p>' },
    }));
    const { shell } = await renderShell('/mn/helper/flights/refund', { stubs: [article, ...contentStubs()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Question 1' })).toBeInTheDocument();
    await shell.locale.switchTo('en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Question 2' })).toBeInTheDocument();
  });
});
