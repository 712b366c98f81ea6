import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../app/testing/render-shell.tsx';
import { currencyOptions } from '../config/currency-options.ts';
import { languageOptions } from '../config/language-options.ts';

describe('The choices of the top bar', () => {
  it('[CUR-01] [CUR-02] know six currencies, each with its id and icon', () => {
    expect(currencyOptions).toEqual([
      { id: 'MNT', icon: '₮' },
      { id: 'USD', icon: '$' },
      { id: 'CNY', icon: '¥' },
      { id: 'KRW', icon: '₩' },
      { id: 'RUB', icon: '₽' },
      { id: 'JPY', icon: '¥' },
    ]);
  });

  it('[I18N-01] [I18N-04] [GAP-59.1] know six languages, each with id, value, its own name and icon', () => {
    expect(languageOptions.map(({ value }) => value)).toEqual(['mn', 'en', 'zh', 'ru', 'ko', 'ja']);
    expect(languageOptions[0]).toEqual({ id: 1, value: 'mn', name: 'Монгол', icon: 'МН' });
    expect(new Set(languageOptions.map(({ id }) => id)).size).toBe(6);
  });

  it('[SHELL-04] [PERSIST-03] [CARD-20.3] offer the currencies in a dropdown and remember the chosen one', async () => {
    const { user, cookies } = await renderShell('/mn');
    const banner = within(await screen.findByRole('banner'));
    await user.click(await banner.findByRole('button', { name: 'Харуулах валют: MNT', hidden: true }));
    const menu = within(screen.getByRole('menu', { hidden: true }));
    expect(menu.getAllByRole('menuitemradio', { hidden: true })).toHaveLength(6);
    await user.click(menu.getByRole('menuitemradio', { name: /USD/, hidden: true }));
    expect(cookies.get('tapa_currency')).toBe('USD');
    expect(banner.getByRole('button', { name: 'Харуулах валют: USD', hidden: true })).toBeInTheDocument();
  });
});

describe('The choices of the phone menu', () => {
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('button')
      .map((choice) => choice.textContent);

  async function openDrawer() {
    const shell = await renderShell('/mn');
    await shell.user.click(await screen.findByRole('button', { name: 'Цэс нээх' }));
    return { ...shell, drawer: within(await screen.findByRole('dialog', { name: 'Цэс' })) };
  }

  it('[SHELL-07.5] [PERSIST-03] offer the currencies of the top bar and remember the chosen one', async () => {
    const { cookies, drawer, user } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Харуулах валют: MNT' }));
    const list = drawer.getByRole('list', { name: 'Валют' });
    expect(names(list)).toEqual(currencyOptions.map(({ id, icon }) => expect.stringContaining(`${icon} ${id}`)));
    await user.click(within(list).getByRole('button', { name: /USD/ }));
    expect(cookies.get('tapa_currency')).toBe('USD');
    expect(drawer.getByRole('button', { name: 'Харуулах валют: USD' })).toBeInTheDocument();
  });

  it('[SHELL-07.4] offer the languages of the top bar and switch to the chosen one', async () => {
    const { drawer, router, user } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Хэл: Монгол' }));
    const list = drawer.getByRole('list', { name: 'Хэл' });
    expect(names(list)).toEqual(languageOptions.map(({ name }) => name));
    await user.click(within(list).getByRole('button', { name: 'English' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
