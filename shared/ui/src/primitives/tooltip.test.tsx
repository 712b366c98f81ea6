import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../ui-provider.tsx';
import { Tooltip } from './tooltip.tsx';
import { loadUiTexts } from '@aylal/ui';

beforeAll(() => loadUiTexts('en'));

function show() {
  render(
    <UiProvider locale="en">
      <Tooltip text="2.2 per cent of the sum">
        {(props) => (
          <button type="button" {...props}>
            Fee
          </button>
        )}
      </Tooltip>
    </UiProvider>,
  );
  return screen.getByRole('button', { name: 'Fee' });
}

describe('Tooltip', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[CONST-07] appears after the pointer has rested for 150 ms', () => {
    const button = show();
    fireEvent.pointerEnter(button);
    act(() => jest.advanceTimersByTime(149));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('2.2 per cent of the sum');
  });

  it('is there at once on focus, goes with Esc, and is always the description', () => {
    const button = show();
    expect(button).toHaveAccessibleDescription('2.2 per cent of the sum');
    act(() => button.focus());
    act(() => jest.advanceTimersByTime(0));
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
