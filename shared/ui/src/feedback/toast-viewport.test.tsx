import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../ui-provider.tsx';
import { ToastViewport } from './toast-viewport.tsx';
import type { ToastItem } from './toast-viewport.tsx';
import { loadUiTexts } from '../texts/ui-texts.tsx';

beforeAll(() => loadUiTexts('en'));

function show(items: ToastItem[]) {
  const closed: string[] = [];
  render(
    <UiProvider locale="en">
      <ToastViewport items={items} onClose={(id) => closed.push(id)} />
    </UiProvider>,
  );
  return closed;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('ToastViewport', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('closes after 2 s, after 5 s where money moves, never when told to stay', () => {
    const closed = show([
      { id: 'plain', kind: 'success', text: 'Saved' },
      { id: 'money', kind: 'error', text: 'Not paid', durationMs: 5000 },
      { id: 'stays', kind: 'info', text: 'Offline', durationMs: null },
    ]);
    pass(1999);
    expect(closed).toEqual([]);
    pass(1);
    expect(closed).toEqual(['plain']);
    pass(60_000);
    expect(closed).toEqual(['plain', 'money']);
  });

  it('[SHELL-19.1] is at the top, in the middle', () => {
    show([{ id: 'plain', kind: 'success', text: 'Saved' }]);
    const style = screen.getByRole('region').getAttribute('style') ?? '';
    for (const rule of ['position: fixed', 'top: calc(12px', 'inset-inline: 0', 'justify-items: center'])
      expect(style).toContain(rule);
  });

  it('stands still under the pointer and goes on with what was left', () => {
    const closed = show([{ id: 'plain', kind: 'info', text: 'Saved' }]);
    const region = screen.getByRole('region', { name: 'Notifications' });
    pass(1500);
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(closed).toEqual([]);
    fireEvent.pointerLeave(region);
    pass(499);
    expect(closed).toEqual([]);
    pass(1);
    expect(closed).toEqual(['plain']);
  });

  it('stands still while the focus is inside', () => {
    const closed = show([{ id: 'plain', kind: 'info', text: 'Saved' }]);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(closed).toEqual([]);
  });

  it('interrupts for an error, waits for the rest', () => {
    show([
      { id: 'a', kind: 'error', text: 'Not paid' },
      { id: 'b', kind: 'success', text: 'Saved' },
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Not paid');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
