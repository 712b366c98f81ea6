import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { CodeField } from '../primitives/code-field.tsx';
import { BirthdayField } from '../primitives/date-field.tsx';
import { PasswordField } from '../primitives/password-field.tsx';
import { RadioChips } from '../primitives/radio-chips.tsx';
import { RadioRows } from '../primitives/radio-rows.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    renderUi(<TextField label="Name" hint="As in the passport" error="Latin letters only" optional />);
    const input = screen.getByRole('textbox', { name: 'Name (optional)' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Latin letters only');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    const { user } = renderUi(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });
});

function Trip() {
  const [value, setValue] = useState<'round' | 'one' | 'multi'>('round');
  return (
    <>
      <RadioChips
        legend="Trip"
        value={value}
        onChange={setValue}
        options={[
          { value: 'round', label: 'Round trip' },
          { value: 'one', label: 'One way' },
          { value: 'multi', label: 'Many cities' },
        ]}
      />
      <button type="button">after</button>
    </>
  );
}

describe('RadioChips', () => {
  it('moves and checks with arrows; Tab leaves', async () => {
    const { user } = renderUi(<Trip />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Round trip' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'One way' })).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Many cities' })).toBeChecked();
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });
});

function Methods() {
  const [value, setValue] = useState('qpay');
  return (
    <RadioRows
      legend="Pay with"
      value={value}
      onChange={setValue}
      rows={[
        { value: 'qpay', title: 'QPay', description: 'Any bank app', body: <p>Code follows</p> },
        { value: 'card', title: 'Card', aside: '₮100', body: <p>Numbers follow</p> },
        { value: 'wallet', title: 'Wallet', disabledReason: 'Balance is short', action: <a href="/wallet">Top up</a> },
      ]}
    />
  );
}

describe('RadioRows', () => {
  it('opens the chosen row in place', async () => {
    const { user } = renderUi(<Methods />);
    expect(screen.getByText('Code follows')).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Card ₮100' })).toBeChecked();
    expect(screen.getByText('Numbers follow')).toBeInTheDocument();
    expect(screen.queryByText('Code follows')).not.toBeInTheDocument();
  });

  it('says why a row is unavailable and leaves the way out', () => {
    renderUi(<Methods />);
    const wallet = screen.getByRole('radio', { name: 'Wallet' });
    expect(wallet).toBeDisabled();
    expect(wallet).toHaveAccessibleDescription('Balance is short');
    expect(screen.getByRole('link', { name: 'Top up' })).toBeInTheDocument();
  });
});

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} />;
}

describe('CodeField', () => {
  it('keeps four digits, in one field that a phone can fill', async () => {
    const { user } = renderUi(<Code />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await user.type(input, '4a1 7');
    expect(input).toHaveValue('417');
    await user.type(input, '99');
    expect(input).toHaveValue('4179');
  });

  it('takes a pasted code with a space in it', async () => {
    const { user } = renderUi(<Code />);
    await user.click(screen.getByRole('textbox', { name: 'Code' }));
    await user.paste('41 79');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('4179');
  });
});

function Birthday({ locale }: { locale: 'mn' | 'en' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <BirthdayField label={locale} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('BirthdayField', () => {
  it('gives what is typed so far, and the date once it is whole', async () => {
    const { user } = renderUi(<Birthday locale="en" />);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '2');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '7');
    expect(screen.getByText('-7-2')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '1990');
    expect(screen.getByText('1990-07-02')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
  });

  it('is left when all of it is left, and not from one part to the next', async () => {
    let left = 0;
    const { user } = renderUi(
      <BirthdayField label="Birthday" value="" onChange={() => {}} onBlur={() => (left += 1)} />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '2');
    await user.tab();
    expect(left).toBe(0);
    await user.tab();
    await user.tab();
    expect(left).toBe(1);
  });

  it('asks in the order of the language', () => {
    renderUi(<Birthday locale="mn" />, 'mn');
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual([
      'Он',
      'Сар',
      'Өдөр',
    ]);
  });
});
