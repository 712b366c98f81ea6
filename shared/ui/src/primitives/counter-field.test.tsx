import { screen } from '@testing-library/react';
import { useState, type SubmitEvent } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { CounterField } from './counter-field.tsx';

describe('CounterField', () => {
  it('counts, and a spent button stays reachable with its reason', async () => {
    const { user } = renderUi(<Infants />);
    const more = screen.getByRole('button', { name: 'Infants: add one' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveAccessibleDescription('Not more infants than adults');
    expect(screen.getByText('Not more infants than adults')).toBeVisible();
    await user.click(more);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('asks for another count in a form without scripts, never for one that is not to be had', async () => {
    const sent = jest.fn((event: SubmitEvent) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={sent}>
        <Infants name="infants" />
      </form>,
    );
    const [less, more] = screen.getAllByRole('button');
    expect(less).toHaveAttribute('type', 'button');
    expect(more).toHaveAttribute('name', 'infants.set');
    expect(more).toHaveValue('1');
    await user.click(more ?? document.body);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(more).toHaveAttribute('type', 'button');
    expect(sent).not.toHaveBeenCalled();
  });

  it('tells readers the least', () => {
    renderUi(<Infants />);
    expect(screen.getByRole('button', { name: 'Infants: remove one' })).toHaveAccessibleDescription('The least is 0');
  });
});

function Infants({ name }: { name?: string }) {
  const [value, setValue] = useState(0);
  return (
    <CounterField
      label="Infants"
      value={value}
      min={0}
      max={1}
      onChange={setValue}
      mostReason="Not more infants than adults"
      name={name}
    />
  );
}
