import { render, screen } from '@testing-library/react';
import { Button, Dialog, loadUiTexts, UiProvider, useUiTexts } from '../index.ts';
import { UiLook } from './ui-look.tsx';

beforeAll(() => loadUiTexts('en'));

const styleRules = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map((one) => one.cssText);
const frameOf = (element: HTMLElement) => element.closest('#part > div, body > div > div');

function Close() {
  return <Button>{useUiTexts().close}</Button>;
}

describe('The look of this package in a page that another major of it draws', () => {
  it('has tokens that hold inside its frame only, and writes nothing for the whole page', () => {
    render(
      <div id="part">
        <UiLook locale="en">
          <Close />
        </UiLook>
      </div>,
    );
    const frame = frameOf(screen.getByRole('button', { name: 'Close' }));
    const name = frame?.className ?? 'none';
    expect(getComputedStyle(frame as HTMLElement).display).toBe('contents');
    const tokens = styleRules().filter((rule) => rule.includes('--aylal-colors-bg-canvas:'));
    expect(tokens.length).toBeGreaterThan(1);
    for (const rule of tokens) expect(rule).toContain(`.${name}`);
    expect(tokens.some((rule) => rule.includes(`[data-theme=dark] .${name}`))).toBe(true);
    const light = tokens.find((rule) => !rule.includes('[data-theme=dark]'));
    expect(frame?.matches(light?.slice(0, light.indexOf('{')) ?? '')).toBe(true);
    expect(styleRules().filter((rule) => /(^|[\s,{}])(html|body|\*|h1)[\s,{:[]/.test(rule))).toEqual([]);
  });

  it('reaches what its parts open above the page, and no other layer', () => {
    const page = (open: boolean) => (
      <UiProvider locale="en">
        <Dialog open title="Outside" onClose={() => undefined}>
          present
        </Dialog>
        <UiLook locale="en">
          <Dialog open={open} title="Inside" onClose={() => undefined}>
            earlier
          </Dialog>
        </UiLook>
      </UiProvider>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    const around = (text: string) => screen.getByText(text).closest('body > div[class]:has([role=dialog])');
    expect(getComputedStyle(around('earlier') as HTMLElement).display).toBe('contents');
    expect(getComputedStyle(around('present') as HTMLElement).display).not.toBe('contents');
    // What was opened last is what can be used.
    expect((around('earlier') as HTMLElement).inert).toBeFalsy();
    expect((around('present') as HTMLElement).inert).toBe(true);
  });
});
