import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tellEarlyTyping } from './early-typing.ts';

function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input type="email" aria-label="name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

it('[WEB-6] What was typed into a rendered page before its code was here is not lost', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Field />);
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'Бат';
  await act(async () => void hydrateRoot(root, <Field />));
  expect(root.querySelector('output')?.textContent).toBe('');
  await act(async () => tellEarlyTyping(root));
  expect(root.querySelector('output')?.textContent).toBe('Бат');
  expect(field.value).toBe('Бат');
});
