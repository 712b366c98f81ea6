import { act, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayTyping } from './prehydration-typing.ts';

function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input type="email" aria-label="name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

/** The place of a rendered field, with something typed into it. */
function typedInto(element: ReactNode) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(element);
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'Бат';
  return { root, field, shownText: () => root.querySelector('output')?.textContent };
}

it('[WEB-6] What was typed into a rendered page before its code was here is not lost', async () => {
  const { root, field, shownText } = typedInto(<Field />);
  await act(async () => void hydrateRoot(root, <Field />));
  expect(shownText()).toBe('');
  await act(async () => replayTyping(root));
  expect(shownText()).toBe('Бат');
  expect(field.value).toBe('Бат');
});

it.each(['before', 'after'])(
  '[WEB-6] Nor is it in a part that is hydrated by itself, when it is told %s that',
  async (when) => {
    function Part({ onThere }: { onThere: () => void }) {
      useEffect(onThere, [onThere]);
      return <Field />;
    }
    const replay = () => queueMicrotask(() => replayTyping(root));
    const nothing = () => {};
    const page = (onThere: () => void) => (
      <Suspense>
        <Part onThere={onThere} />
      </Suspense>
    );
    const { root, shownText } = typedInto(page(nothing));
    function Page() {
      // The page is there with this, and its part only in a later turn.
      useLayoutEffect(() => {
        if (when === 'before') replay();
      }, []);
      return page(when === 'after' ? replay : nothing);
    }
    hydrateRoot(root, <Page />);
    await waitFor(() => expect(shownText()).toBe('Бат'));
  },
);

it.each(['checkbox', 'radio'])(
  '[WEB-6] A %s that was ticked in a form that works without scripts is not lost',
  async (type) => {
    function Tick() {
      const [on, setOn] = useState(false);
      return (
        <form method="post">
          <input type={type} checked={on} onChange={(event) => setOn(event.target.checked)} />
          <output>{String(on)}</output>
        </form>
      );
    }
    const { root, field, shownText } = typedInto(<Tick />);
    field.checked = true;
    await act(async () => void hydrateRoot(root, <Tick />));
    await act(async () => replayTyping(root));
    expect([shownText(), field.checked]).toEqual(['true', true]);
  },
);

it('[WEB-6] What was chosen from a rendered list is told to its owner, though React has put the list back', async () => {
  function List() {
    const [value, setValue] = useState('');
    return (
      <select value={value} onChange={(event) => setValue(event.target.value)}>
        <option value="">All</option>
        <option value="bus">Bus</option>
      </select>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<List />);
  const list = root.querySelector('select') as HTMLSelectElement;
  window.__AYLAL_CHOSEN = new Map([[list, 'bus']]);
  await act(async () => void hydrateRoot(root, <List />));
  await act(async () => replayTyping(root));
  expect(list.value).toBe('bus');
  delete window.__AYLAL_CHOSEN;
});
