import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAttended } from './use-attended.ts';

const { jest } = import.meta;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Chair() {
  return <p>{useAttended() ? 'taken' : 'empty'}</p>;
}
function minutes(count: number): void {
  act(() => {
    jest.advanceTimersByTime(count * 60_000);
  });
}

it('an empty chair is noticed after five minutes, and so is a person who comes back', () => {
  render(<Chair />);
  minutes(4);
  fireEvent.keyDown(document.body, { key: 'a' });
  minutes(4);
  expect(screen.getByText('taken')).toBeVisible();
  minutes(1);
  expect(screen.getByText('empty')).toBeVisible();
  fireEvent.pointerMove(document.body);
  expect(screen.getByText('taken')).toBeVisible();
});
