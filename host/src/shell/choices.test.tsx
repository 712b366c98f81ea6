import { screen, within } from '@testing-library/react';
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

  it('[I18N-01] [I18N-04] know six languages, each with id, value, its own name and icon', () => {
    expect(languageOptions.map(({ value }) => value)).toEqual(['mn', 'en', 'zh', 'ru', 'ko', 'ja']);
    expect(languageOptions[0]).toEqual({ id: 1, value: 'mn', name: 'Монгол', icon: 'МН' });
    expect(new Set(languageOptions.map(({ id }) => id)).size).toBe(6);
  });

  it('[SHELL-04] [PERSIST-03] offer the currencies in a dropdown and remember the chosen one', async () => {
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
