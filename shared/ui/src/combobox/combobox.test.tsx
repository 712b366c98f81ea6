import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AnchoredPanel } from '../overlay/anchored-panel.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { UiProvider } from '../ui-provider.tsx';
import type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox-types.ts';
import { Combobox } from './combobox.tsx';

const seoul: ComboboxOption = { id: 'ICN', title: 'Seoul, Incheon', subtitle: 'South Korea', code: 'ICN' };
const gimpo: ComboboxOption = { id: 'GMP', title: 'Seoul, Gimpo', subtitle: 'South Korea', code: 'GMP' };
const olgii: ComboboxOption = { id: 'ULG', title: 'Ölgii', subtitle: 'Bayan-Ölgii', code: 'ULG' };
const groups: ComboboxGroup[] = [
  { id: 'found', options: [seoul, gimpo] },
  { id: 'domestic', label: 'In Mongolia', layout: 'chips', options: [olgii] },
];

function Place({
  state = 'ready',
  first = null,
  only,
}: {
  state?: ComboboxState;
  first?: ComboboxOption | null;
  only?: readonly ComboboxOption[];
}) {
  const [value, setValue] = useState<ComboboxOption | null>(first);
  return (
    <>
      <Combobox
        label="To"
        value={value}
        onSelect={setValue}
        onType={() => {}}
        state={state}
        groups={state === 'none' ? [] : only ? [{ id: 'found', options: only }] : groups}
        noneHint="Try the code"
        onRetry={() => {}}
      />
      <p>{value?.id ?? 'nothing'}</p>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'To' });
const pointed = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

describe('Combobox', () => {
  it('opens with ↓ and points at the first option', async () => {
    const { user } = renderUi(<Place state="idle" />);
    await user.tab();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(pointed()).toHaveAccessibleName('Seoul, Incheon, South Korea, ICN');
  });

  it('brings its answers into view where they would hang below the edge of the window', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderUi(<Place state="idle" />);
    await user.click(box());
    expect(seen.mock.contexts).toEqual([screen.getByRole('listbox').parentElement]);
    seen.mockRestore();
  });

  it('walks with arrows around both ends and takes with Enter', async () => {
    const { user } = renderUi(<Place />);
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(pointed()).toHaveAccessibleName('Ölgii ULG, Bayan-Ölgii');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByText('ULG', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('Ölgii');
  });

  it('lets Enter take the first answer to what was typed', async () => {
    const { user } = renderUi(<Place />);
    await user.type(box(), 'seo{Enter}');
    expect(screen.getByText('ICN', { selector: 'p' })).toBeInTheDocument();
  });

  it('waits for the answers when Enter is pressed before them', async () => {
    const { user, rerender } = renderUi(<Place state="searching" />);
    await user.type(box(), 'seo{Enter}');
    expect(screen.getByText('nothing')).toBeInTheDocument();
    rerender(
      <UiProvider locale="en">
        <Place state="ready" />
      </UiProvider>,
    );
    expect(await screen.findByText('ICN', { selector: 'p' })).toBeInTheDocument();
  });

  it('does not walk the answers to an older text with arrows: it waits for the new ones', async () => {
    const { user, rerender } = renderUi(<Place state="searching" />);
    await user.type(box(), 'ulg{ArrowDown}');
    expect(pointed()).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('nothing')).toBeInTheDocument();
    rerender(
      <UiProvider locale="en">
        <Place state="ready" only={[olgii]} />
      </UiProvider>,
    );
    expect(await screen.findByText('ULG', { selector: 'p' })).toBeInTheDocument();
  });

  it('takes what was typed when the field is left and one place only is meant', async () => {
    const { user } = renderUi(<Place only={[seoul, gimpo].map((one) => ({ ...one, town: 'Seoul' }))} />);
    await user.type(box(), 'seo');
    await user.tab();
    expect(screen.getByText('ICN', { selector: 'p' })).toBeInTheDocument();
    expect(box()).toHaveValue('Seoul, Incheon');
  });

  it('never erases what was typed: it stays with a message, and nothing is chosen', async () => {
    const { user } = renderUi(<Place first={olgii} />);
    await user.clear(box());
    await user.type(box(), 'seo');
    await user.tab();
    expect(box()).toHaveValue('seo');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/seo/);
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });

  it('closes with Esc and only then clears', async () => {
    const { user } = renderUi(<Place first={seoul} />);
    await user.click(box());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('Seoul, Incheon');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });

  it('takes the option that is pressed', async () => {
    const { user } = renderUi(<Place />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: /Gimpo/ }));
    expect(box()).toHaveValue('Seoul, Gimpo');
  });

  it('announces how many answers there are', async () => {
    const { user } = renderUi(<Place />);
    await user.type(box(), 'seo');
    expect(screen.getByRole('status')).toHaveTextContent('Places found: 3');
  });

  it('calls a chip by the words that are seen on it, then by the rest', async () => {
    const { user } = renderUi(<Place />);
    await user.click(box());
    const chip = screen.getByRole('option', { name: 'Ölgii ULG, Bayan-Ölgii' });
    expect(chip).toHaveTextContent(/^Ölgii ULG$/);
  });

  it('marks what was typed in the answers', async () => {
    const { user } = renderUi(<Place />);
    await user.type(box(), 'seo');
    expect(within(screen.getByRole('option', { name: /Incheon/ })).getByText('Seo').tagName).toBe('MARK');
  });

  it.each<[ComboboxState, string]>([
    ['searching', 'Searching…'],
    ['none', 'Nothing found for “x”'],
  ])('says that it is %s', async (state, expected) => {
    const { user } = renderUi(<Place state={state} />);
    await user.type(box(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });

  it('offers a retry when the search did not answer', async () => {
    const { user } = renderUi(<Place state="failed" />);
    await user.type(box(), 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('The search did not answer.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('Combobox on a phone', () => {
  const wide = window.matchMedia;
  const asPhone = () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
  };
  afterEach(() => {
    window.matchMedia = wide;
  });
  const sheet = () => within(screen.getByRole('dialog', { name: 'To' }));

  it('is the field that a server has rendered, without a warning: only what it opens differs', async () => {
    const said = jest.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    const page = (
      <UiProvider locale="en">
        <Place state="idle" first={seoul} />
        <AnchoredPanel open={false} onClose={() => {}} title="Who" anchor={<button type="button">2</button>}>
          x
        </AnchoredPanel>
      </UiProvider>
    );
    container.innerHTML = renderToString(page);
    const stood = [...container.querySelectorAll('input, button')];
    asPhone();
    const root = await act(() => hydrateRoot(container, page));
    expect(stood.filter((element) => !container.contains(element))).toEqual([]);
    expect(container.querySelector('input')).toHaveAttribute('readonly');
    expect(said).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('opens a sheet with a tap, takes what is pressed there, and gives the focus back', async () => {
    asPhone();
    const { user } = renderUi(<Place first={seoul} />);
    await user.click(box());
    await user.type(sheet().getByRole('combobox', { name: 'To' }), 'ulg');
    await user.click(sheet().getByRole('option', { name: /Ölgii/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box()).toHaveValue('Ölgii');
    expect(box()).toHaveFocus();
  });

  it.each([
    ['a letter, which it keeps', 's', 's'],
    ['Enter', '{Enter}', ''],
    ['↓', '{ArrowDown}', ''],
  ])('opens the sheet with %s', async (_, keys, typed) => {
    asPhone();
    const { user } = renderUi(<Place state="idle" first={seoul} />);
    await user.tab();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard(keys);
    expect(sheet().getByRole('combobox', { name: 'To' })).toHaveValue(typed);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box()).toHaveValue('Seoul, Incheon');
  });
});
