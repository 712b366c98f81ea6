import { getPage } from '@aylal/contracts/content';
import { stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { buildPage, contentStubs } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const open = (at: string, options: Parameters<typeof renderShell>[1] = {}) =>
  renderShell(at, { stubs: contentStubs(), ...options });

describe('The written pages', () => {
  it.each([
    ['[ROUTE-15]', '/mn/payment_condition', 'payment'],
    ['[ROUTE-16]', '/mn/payment_condition_hotel', 'payment-hotel'],
    ['[ROUTE-45]', '/mn/about', 'about'],
    ['[ROUTE-46]', '/mn/term-condition?product=tapa', 'terms'],
    ['[ROUTE-47]', '/mn/privacy-policy', 'privacy'],
    ['[ROUTE-49]', '/mn/logo-download', 'logos'],
  ])('%s %s shows what the provider has for it: heading, lead and text markup alone', async (_, at, slug) => {
    await open(at);
    const title = buildPage(slug).title;
    expect(await screen.findByRole('heading', { level: 2, name: '1. Захиалга' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(`${slug}, mn. Товчхон.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Тусламж' })).toHaveAttribute('href', '/mn/helper');
    expect(screen.queryByText('alert(1)')).toBeNull();
  });

  it.each([
    ['flights', 'Нислэг'],
    ['bus', 'Автобус'],
  ])('[ROUTE-46] shows the terms of a product before the general ones: %s', async (product, title) => {
    await open(`/mn/term-condition?product=${product}`);
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(heading.parentElement).toHaveTextContent('48 цаг');
    expect(screen.getByRole('heading', { name: '1. Захиалга' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: title, current: 'page' })).toBeInTheDocument();
  });

  it.each(['tapa', 'nonsense', '__proto__', ''])(
    '[ROUTE-46] shows the general terms for product=%s',
    async (product) => {
      await open(`/mn/term-condition?product=${product}`);
      expect(await screen.findByRole('link', { name: 'Ерөнхий нөхцөл', current: 'page' })).toBeInTheDocument();
    },
  );

  it('[ROUTE-49] offers every form of the logo as a file', async () => {
    await open('/en/logo-download', { boot: { locale: 'en' } });
    const link = await screen.findByRole('link', { name: 'Download White, on a coloured ground, SVG' });
    expect(link).toHaveAttribute('href', '/brand/aylal-logo-white.svg');
    expect(link).toHaveAttribute('download');
  });

  it('[I18N-01] [GAP-68.1] speaks the language that is switched to, on the same page', async () => {
    let language = 'mn';
    const page = stubOperation(getPage, () => ({
      status_code: 200 as const,
      message: '',
      result: buildPage('privacy', language),
    }));
    const { shell } = await open('/mn/privacy-policy', { stubs: [page, ...contentStubs()] });
    expect(await screen.findByText('privacy, mn. Товчхон.')).toBeInTheDocument();
    language = 'ja';
    await shell.locale.switchTo('ja');
    expect(await screen.findByText('privacy, ja. Товчхон.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'プライバシー' })).toBeInTheDocument();
  });

  it('[REL-3] [REL-4] have their heading while the text does not come, and get it by the button', async () => {
    let away = true;
    const page = stubOperation(getPage, () =>
      away ? 'offline' : { status_code: 200 as const, message: '', result: buildPage('about') },
    );
    const { user } = await open('/mn/about', { stubs: [page, ...contentStubs()] });
    expect(await screen.findByText('Мэдээлэл ачаалсангүй', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Аялал гэж юу вэ' })).toBeInTheDocument();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('about, mn. Товчхон.')).toBeInTheDocument();
  });
});
