import type { Candidate, Finding } from './gate.ts';

/** No style sheet of a remote may touch what is not its own: every selector starts with a class, an id or an attribute (federation.md trap 31). */
export function cssGate({ files }: Candidate): Finding[] {
  if (!files) return [];
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, bytes]) =>
      globalSelectors(new TextDecoder().decode(bytes)).map((selector) => ({
        code: 'css-global',
        message: `${path}: the selector ${selector} reaches the whole page`,
        change: 'use the style props of the facade, or a class of your own',
      })),
    );
}

/** Selectors that do not begin with a class, an id or an attribute; steps of key frames are none. */
export function globalSelectors(css: string): string[] {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(?:-\w+-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/@(?:font-face|page|property)[^{]*\{[^{}]*\}/g, '');
  return [...plain.matchAll(/(?:^|[{};])\s*([^{};@][^{};]*)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !/^[.#[&]/.test(selector));
}
