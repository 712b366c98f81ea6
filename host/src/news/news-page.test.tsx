import { screen, within } from '@testing-library/react';
import { listNews } from '@aylal/contracts/content';
import { stubOperation } from '@aylal/testing';
import { contentStubs, newsItems } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

describe('The news', () => {
  it('[ROUTE-48] shows each piece whole, with its day', async () => {
    await renderShell('/mn/news/list', { stubs: contentStubs() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Мэдээ' })).toBeInTheDocument();
    const articles = await screen.findAllByRole('article');
    expect(articles).toHaveLength(2);
    expect(articles[0]).toHaveTextContent('2026.09.18');
    expect(articles[0]).toHaveTextContent('Банкны апп.');
    expect(articles[0]).toHaveAttribute('id', 'qpay');
  });

  it('[ROUTE-48] asks for the page of the address, and leads to the others', async () => {
    const news = stubOperation(listNews, { status_code: 200, message: '', result: newsItems, total: 25 });
    await renderShell('/mn/news/list?page=2', { stubs: [news] });
    expect(await screen.findByRole('link', { name: 'Өмнөх мэдээ' })).toHaveAttribute('href', '/mn/news/list?page=3');
    expect(screen.getByRole('link', { name: 'Шинэ мэдээ' })).toHaveAttribute('href', '/mn/news/list');
    expect(news.calls[0]?.query).toEqual({ page: '2' });
  });

  it('takes a page that cannot be read for the first', async () => {
    const news = stubOperation(listNews, { status_code: 200, message: '', result: newsItems, total: 2 });
    await renderShell('/mn/news/list?page=-1%27', { stubs: [news] });
    await screen.findAllByRole('article');
    expect(news.calls[0]?.query).toEqual({ page: '1' });
  });

  it('says when there is none', async () => {
    const news = stubOperation(listNews, { status_code: 200, message: '', result: [], total: 0 });
    await renderShell('/mn/news/list', { stubs: [news] });
    expect(await screen.findByText('Одоогоор мэдээ алга')).toBeInTheDocument();
  });

  it('[REL-3] says when they did not come, and gets them by the button', async () => {
    let away = true;
    const news = stubOperation(listNews, () =>
      away ? 'offline' : { status_code: 200 as const, message: '', result: newsItems, total: 2 },
    );
    const { user } = await renderShell('/mn/news/list', { stubs: [news] });
    await screen.findByText('Мэдээлэл ачаалсангүй', {}, { timeout: 5000 });
    away = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('is on the home page, and the home page does without it', async () => {
    const view = await renderShell('/mn', { stubs: contentStubs() });
    const section = within(await screen.findByRole('region', { name: 'Мэдээ' }));
    expect(await section.findByRole('link', { name: /QPay-ээр төлдөг боллоо/ })).toHaveAttribute(
      'href',
      '/mn/news/list#qpay',
    );
    view.unmount();
    const none = stubOperation(listNews, { status_code: 200, message: '', result: [], total: 0 });
    await renderShell('/mn', { stubs: [none] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Мэдээ' })).not.toBeInTheDocument();
  });
});
