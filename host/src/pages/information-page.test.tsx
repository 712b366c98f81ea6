import { screen, within } from '@testing-library/react';
import { renderShell } from '../app/testing/render-shell.tsx';

describe('The written pages', () => {
  it.each([
    ['[ROUTE-15]', '/mn/payment_condition', 'Хэсэгчлэн төлөх нөхцөл', ['LendPay', 'PocketZero', 'Flexipay']],
    ['[ROUTE-16]', '/mn/payment_condition_hotel', 'Зочид буудлын хэсэгчлэн төлөх нөхцөл', ['Цуцлах']],
    ['[ROUTE-45]', '/mn/about', 'Аялал гэж юу вэ', ['Хүн хариулна']],
    ['[ROUTE-46]', '/mn/term-condition?product=tapa', 'Үйлчилгээний нөхцөл', ['1. Захиалга']],
    ['[ROUTE-47]', '/mn/privacy-policy', 'Нууцлал', ['Таны эрх']],
    ['[ROUTE-49]', '/mn/logo-download', 'Лого татах', ['Ашиглах дүрэм']],
  ])('%s shows %s', async (_, at, title, sections) => {
    await renderShell(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const section of sections) expect(screen.getByRole('heading', { name: section })).toBeInTheDocument();
  });

  it('names on the about page everything that is sold', async () => {
    await renderShell('/mn/about');
    const sold = await screen.findByText(/хайж, захиалж, төлнө/);
    for (const product of ['нислэг', 'зочид буудал', 'автобус', 'галт тэрэг', 'аялал', 'eSIM', 'даатгал'])
      expect(sold).toHaveTextContent(product);
  });

  it('[ROUTE-15] [INST-28] says what each plan of PocketZero comes to', async () => {
    await renderShell('/mn/payment_condition');
    const table = within(await screen.findByRole('table'));
    const row = table.getByRole('row', { name: /90 хоног/ });
    expect(row).toHaveTextContent('5 × 178,300₮ + 178,019₮');
    expect(5 * 178_300 + 178_019).toBe(Math.ceil(1_000_000 / 0.935));
  });

  it.each([
    ['flights', 'Нислэг', '48 цаг'],
    ['bus', 'Автобус', '90%'],
    ['lottery', 'Сугалаа, тоглоом', '18 нас'],
  ])('[ROUTE-46] shows the terms of a product before the general ones: %s', async (product, title, text) => {
    await renderShell(`/mn/term-condition?product=${product}`);
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(heading.parentElement).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: '1. Захиалга' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: title, current: 'page' })).toBeInTheDocument();
  });

  it.each(['tapa', 'nonsense', '__proto__', ''])(
    '[ROUTE-46] shows the general terms for product=%s',
    async (product) => {
      await renderShell(`/mn/term-condition?product=${product}`);
      expect(await screen.findByRole('link', { name: 'Ерөнхий нөхцөл', current: 'page' })).toBeInTheDocument();
    },
  );

  it('[ROUTE-49] offers every form of the logo as a file', async () => {
    await renderShell('/en/logo-download', { boot: { locale: 'en' } });
    const link = await screen.findByRole('link', { name: 'Download White, on a coloured ground, SVG' });
    expect(link).toHaveAttribute('href', '/brand/aylal-logo-white.svg');
    expect(link).toHaveAttribute('download');
  });

  it('[I18N-01] [GAP-68.1] speaks the language that is switched to, on the same page', async () => {
    const { shell } = await renderShell('/mn/privacy-policy');
    await screen.findByRole('heading', { level: 1, name: 'Нууцлал' });
    await shell.locale.switchTo('ja');
    expect(await screen.findByRole('heading', { level: 1, name: 'プライバシー' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'お客様の権利' })).toBeInTheDocument();
  });
});
