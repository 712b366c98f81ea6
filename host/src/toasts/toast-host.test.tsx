import { act, screen } from '@testing-library/react';
import { renderShell } from '../app/testing/render-shell.tsx';

afterEach(() => jest.useRealTimers());

describe('A toast', () => {
  it.each([
    ['[ERR-14] a failure', 'error', 'mn', 'Алдаа гарлаа. Таны мөнгө хөдлөөгүй. Дахин оролдоно уу'],
    ['[ERR-14] a failure', 'error', 'en', 'Something went wrong. No money has moved. Try again'],
    ['[ERR-15] a success', 'success', 'mn', 'Амжилттай'],
    ['[ERR-15] a success', 'success', 'en', 'Done'],
  ] as const)('says the general words of %s (%s, %s)', async (_, kind, locale, expected) => {
    const { shell } = await renderShell(`/${locale}`, { boot: { locale } });
    await screen.findByRole('heading', { level: 1 });
    act(() => shell.services.toasts.show({ kind }));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  it.each([
    ['[SHELL-19.2] [GAP-02] goes after 2 seconds', undefined, 2000],
    ['[SHELL-20] [GAP-02] stays 5 seconds where an area asks for it', 5000, 5000],
  ])('%s', async (_, durationMs, ms) => {
    const { shell } = await renderShell('/mn');
    await screen.findByRole('heading', { level: 1 });
    jest.useFakeTimers();
    act(() =>
      shell.services.toasts.show({ kind: 'success', text: 'Хадгаллаа', ...(durationMs ? { durationMs } : {}) }),
    );
    act(() => {
      jest.advanceTimersByTime(ms - 1);
    });
    expect(screen.getByText('Хадгаллаа')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Хадгаллаа')).not.toBeInTheDocument();
  });
});
