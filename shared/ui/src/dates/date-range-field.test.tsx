import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRangeFieldProps } from './date-range-field.tsx';
import type { DateRange } from './pick-day.ts';

function Dates({
  first = { start: '2026-12-19', end: null },
  ...rest
}: Partial<DateRangeFieldProps> & { first?: DateRange }) {
  const [value, setValue] = useState<DateRange>(first);
  return (
    <>
      <DateRangeField label="Dates" today="2026-11-21" value={value} onChange={setValue} {...rest} />
      <output>{`${value.start} – ${value.end}`}</output>
    </>
  );
}

const departure = () => screen.getByRole('button', { name: /^Departure: / });
const openDialog = () => screen.getByRole('dialog', { name: 'Dates' });

describe('DateRangeField', () => {
  it('names the opener after the chosen day', () => {
    renderUi(<Dates />);
    expect(departure()).toHaveAccessibleName('Departure: Sat 19 Dec. Change date, Saturday, December 19, 2026');
    expect(screen.getByRole('button', { name: 'Return: Choose a date' })).toBeInTheDocument();
  });

  it('opens as a dialog of its own over the dialog it is in, so that the edge of that one cuts nothing', async () => {
    const { user } = renderUi(
      <Dialog open onClose={() => {}} title="Stay">
        <Dates />
      </Dialog>,
    );
    await user.click(departure());
    expect(openDialog()).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('dialog', { name: 'Stay', hidden: true })).not.toContainElement(openDialog());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Stay' })).toContainElement(departure());
    expect(departure()).toHaveFocus();
  });

  it('puts the focus on the chosen day, the only tab stop of the grid', async () => {
    const { user } = renderUi(<Dates />);
    await user.click(departure());
    expect(document.activeElement).toHaveAccessibleName(/^Saturday, December 19, 2026, departure/);
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  });

  it.each([
    ['{ArrowRight}', 'December 20, 2026'],
    ['{ArrowLeft}', 'December 18, 2026'],
    ['{ArrowDown}', 'December 26, 2026'],
    ['{ArrowUp}', 'December 12, 2026'],
    ['{Home}', 'December 14, 2026'],
    ['{End}', 'December 20, 2026'],
    ['{PageDown}', 'January 19, 2027'],
    ['{PageDown}{PageDown}{PageDown}', 'March 19, 2027'],
    ['{PageUp}', 'November 21, 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'October 17, 2027'],
  ])('walks with %s to %s, never beyond its limits', async (keys, day) => {
    const { user } = renderUi(<Dates />);
    await user.click(departure());
    await user.keyboard(keys);
    expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(day));
  });

  it('takes departure and return with Enter and says the part of each day', async () => {
    const { user } = renderUi(<Dates first={{ start: null, end: null }} />);
    await user.click(departure());
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(screen.getByText('2026-11-28 – 2026-12-05')).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: /November 28, 2026, departure/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('gridcell', { name: /December 1, 2026, during the trip/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    expect(screen.getByRole('gridcell', { name: /December 5, 2026, return/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps days before today and days without service out of reach', async () => {
    const { user } = renderUi(
      <Dates isDayOff={(day) => day === '2026-12-22'} first={{ start: '2026-11-25', end: null }} />,
    );
    await user.click(departure());
    await user.click(screen.getByRole('gridcell', { name: /November 20, 2026/ }));
    await user.click(screen.getByRole('gridcell', { name: /December 22, 2026, not available/ }));
    expect(screen.getByText('2026-11-25 – null')).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: /November 20, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('speaks the price of a day and the lowest one', async () => {
    const { user } = renderUi(<Dates notes={{ '2026-12-20': { text: '612', low: true, spoken: '612,000 tögrög' } }} />);
    await user.click(departure());
    expect(
      screen.getByRole('gridcell', { name: 'Sunday, December 20, 2026, 612,000 tögrög, lowest price' }),
    ).toBeInTheDocument();
  });

  it('closes with Esc and gives the focus back', async () => {
    const { user } = renderUi(<Dates />);
    await user.click(departure());
    expect(openDialog()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(departure()).toHaveFocus();
  });

  it('closes with the first choice when there is one way only', async () => {
    const { user } = renderUi(<Dates mode="single" />);
    await user.click(departure());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('2026-12-20 – null')).toBeInTheDocument();
  });

  it('starts the week on Monday', async () => {
    const { user } = renderUi(<Dates />, 'mn');
    await user.click(screen.getByRole('button', { name: /^Явах: / }));
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 7)
        .map((head) => head.getAttribute('abbr')),
    ).toEqual(['Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба', 'Ням']);
  });

  it('heads its months at the level below the heading of a page', async () => {
    const { user } = renderUi(<Dates />);
    await user.click(departure());
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months).toEqual(['December 2026', 'January 2027']);
  });

  it('tells the month in view and the end that is chosen, and nothing while it is closed', async () => {
    const onShown = jest.fn();
    const { user } = renderUi(<Dates onShown={onShown} />);
    expect(onShown).not.toHaveBeenCalled();
    await user.click(departure());
    expect(onShown).toHaveBeenLastCalledWith({ month: '2026-12', end: 'start' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onShown).toHaveBeenLastCalledWith({ month: '2027-01', end: 'start' });
    await user.click(screen.getByRole('button', { name: /^Return/, pressed: false }));
    expect(onShown).toHaveBeenLastCalledWith({ month: '2027-01', end: 'end' });
  });

  it('stands as a plain table on demand: what is known of each day, the lowest in words, days to press', async () => {
    const notes = { '2026-12-24': { text: '812', spoken: '812,600₮', low: true } };
    const { user } = renderUi(<Dates table={{ day: 'Day', note: 'Fare' }} notes={notes} />);
    await user.click(departure());
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Day', 'Fare']);
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('Thu 24 Dec812,600₮ · lowest price');
    await user.click(screen.getByRole('button', { name: /December 24/ }));
    expect(screen.getByText('2026-12-24 – null')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('table', { name: 'January 2027' })).toBeInTheDocument();
  });
});
