import { loadingNotice, lostScripts } from './loading-notice.ts';

const { jest } = import.meta;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, '__AYLAL_LOST');
});

/** A page that came with `content`, and with the notice and its script behind it, as a browser reads it. */
function openPage(content = '') {
  document.body.innerHTML = `<div id="root">${content}</div>${loadingNotice('mn', 'n')}`;
  run(document.querySelector('script[nonce="n"]')?.textContent ?? '');
  return document.querySelector('[role="alert"]');
}
const run = (script: string) => window.eval(script);
const root = () => document.getElementById('root') as HTMLElement;
/** Lets the page tell what has changed in it. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('A page that comes without content', () => {
  it('says after 12 seconds that it did not load, and not before', () => {
    const notice = openPage();
    jest.advanceTimersByTime(11_999);
    expect(notice).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent('Хуудас ачаалагдсангүй');
  });

  it('takes the words back when it comes after all', async () => {
    const notice = openPage();
    jest.advanceTimersByTime(12_000);
    root().append('Нислэг');
    await settle();
    expect(notice).toBeInTheDocument();
    root().append(document.createElement('main'));
    await settle();
    expect(notice).not.toBeInTheDocument();
  });

  it('says nothing over what is there already', () => {
    const notice = openPage('<main></main>');
    jest.advanceTimersByTime(60_000);
    expect(notice).not.toBeVisible();
  });

  it.each([
    ['a script of our own', '/assets/main.js', true],
    ['the script of somebody else', 'https://other.example/assets/main.js', false],
  ])('is told at once that %s did not arrive: %s is %s', (_name, src, said) => {
    run(lostScripts);
    const notice = openPage();
    const script = document.createElement('script');
    script.setAttribute('src', src);
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(notice?.hasAttribute('hidden')).toBe(!said);
  });

  it('knows of a script that was lost before its words came', () => {
    Object.assign(window, { __AYLAL_LOST: true });
    expect(openPage()).toBeVisible();
  });
});
