import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { RangeField } from './range-field.tsx';

function Price() {
  const [value, setValue] = useState<[number, number]>([100, 900]);
  return (
    <RangeField
      legend="Price"
      lowLabel="From"
      highLabel="To"
      min={100}
      max={900}
      value={value}
      onChange={setValue}
      format={(figure) => `₮${figure}`}
    />
  );
}

describe('RangeField', () => {
  it('moves by thumb and never crosses the other end', () => {
    renderUi(<Price />);
    fireEvent.change(screen.getByRole('slider', { name: 'To' }), { target: { value: '300' } });
    fireEvent.change(screen.getByRole('slider', { name: 'From' }), { target: { value: '800' } });
    expect(screen.getByRole('slider', { name: 'From' })).toHaveValue('300');
    expect(screen.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '₮300');
  });

  it('does the same by typing, within its limits', async () => {
    const { user } = renderUi(<Price />);
    const to = screen.getByRole('textbox', { name: 'To' });
    expect(to).toHaveValue('₮900');
    await user.clear(to);
    await user.type(to, '5000{Enter}');
    expect(to).toHaveValue('₮900');
    await user.clear(to);
    await user.type(to, '450');
    await user.tab();
    expect(to).toHaveValue('₮450');
  });
});
