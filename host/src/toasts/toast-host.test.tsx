import { act, screen } from '@testing-library/react';
import { renderShell } from '../app/testing/render-shell.tsx';

afterEach(() => jest.useRealTimers());

describe('A toast', () => {
  it.each([
    ['[SHELL-19] goes after 2 seconds', undefined, 2000],
    ['[SHELL-20] stays 5 seconds where an area asks for it', 5000, 5000],
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
