import { waitFor } from '@testing-library/react';
import { watchLostFocus } from './lost-focus.ts';

function open() {
  document.body.innerHTML = `
    <div id="page"><main id="main" tabindex="-1">
      <h1>Улаанбаатар – Сөүл</h1>
      <section><h3>И-баримт</h3><p><button id="get">Авах</button></p></section>
      <p id="actions"><button id="cancel">Цуцлах</button></p>
    </main></div>
    <div id="layer"></div>`;
  return watchLostFocus(document);
}
const find = (id: string) => document.getElementById(id) ?? document.body;
let stop = () => {};
beforeEach(() => {
  stop = open();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('When what has the focus goes away', () => {
  it('takes the focus to the heading of its section', async () => {
    find('get').focus();
    find('get').parentElement?.remove();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('И-баримт'));
  });

  it('takes it to the heading of the page where there is none nearer', async () => {
    find('cancel').focus();
    find('actions').remove();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Улаанбаатар – Сөүл'));
  });

  it('waits until the layer that was opened from there has closed', async () => {
    find('get').focus();
    find('page').setAttribute('inert', '');
    find('layer').innerHTML = '<button id="send">Илгээх</button>';
    find('send').focus();
    find('get').remove();
    find('send').remove();
    await new Promise((passed) => setTimeout(passed));
    expect(document.body).toHaveFocus();
    find('page').removeAttribute('inert');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('И-баримт'));
  });

  it('leaves it to anyone who has taken it, and to nobody where it was given up', async () => {
    find('get').focus();
    find('get').remove();
    find('cancel').focus();
    await new Promise((passed) => setTimeout(passed));
    expect(find('cancel')).toHaveFocus();
    find('cancel').blur();
    document.querySelector('section')?.remove();
    await new Promise((passed) => setTimeout(passed));
    expect(document.body).toHaveFocus();
  });
});
