/** An element of the shell without its place in the page: enough to build one like it. */
export interface Specimen {
  readonly tag: string;
  readonly namespace: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly Specimen[];
}

/** Styles by the element that has them: a plain one (`h1`), or one of the shell's frame (`header/div/a`). */
export type ShellStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** In the page: what is around the content of every page. */
export function readFrame(): Specimen[] {
  const read = (element: Element): Specimen => ({
    tag: element.localName,
    namespace: element.namespaceURI ?? '',
    attributes: [...element.attributes].filter(({ name }) => name !== 'id').map(({ name, value }) => [name, value]),
    children: [...element.children].map(read),
  });
  return [...document.querySelectorAll('header, footer')].filter((one) => !one.closest('main')).map(read);
}

/**
 * In the page: how plain elements, and those of the shell's frame, look outside of the content. They are built again and out of sight, so that nothing
 * but style sheets has a say; what the page's frame does not show, as the button that signs in, is left out, since its styles come with it.
 */
export function measureShellStyles(frame: readonly Specimen[]): ShellStyles {
  const styles: Record<string, Record<string, string>> = {};
  const plain = 'h1 h2 h3 p a button input select textarea label ul li table td img svg dialog form section div span';
  const stage = document.createElement('div');
  stage.hidden = true;
  document.body.append(stage);
  const looks =
    'appearance background-color background-image border-bottom-color border-bottom-style border-bottom-width border-top-left-radius box-shadow color cursor display fill filter float font-family font-size font-style font-weight height letter-spacing line-height list-style-type margin-bottom margin-left margin-top max-width min-height opacity outline-style padding-bottom padding-left padding-top pointer-events position stroke text-align text-decoration-line text-transform transform user-select vertical-align visibility white-space width z-index'.split(
      ' ',
    );
  const note = (path: string, element: Element) => {
    const computed = getComputedStyle(element);
    styles[path] = Object.fromEntries(looks.map((name) => [name, computed.getPropertyValue(name)]));
  };
  const kindOf = (tag: string, name: string | null | undefined) => `${tag}.${name ?? ''}`;
  const outside = [...document.querySelectorAll('*')].filter((one) => !one.closest('main'));
  const shown = new Set(outside.map((one) => kindOf(one.localName, one.getAttribute('class'))));
  const build = ({ tag, namespace, attributes, children }: Specimen, parent: Element, path: string) => {
    if (!shown.has(kindOf(tag, attributes.find(([key]) => key === 'class')?.[1]))) return;
    const element = document.createElementNS(namespace, tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    parent.append(element);
    note(path, element);
    children.forEach((child, index) => build(child, element, `${path}/${child.tag}:${index}`));
  };
  for (const tag of plain.split(' ')) note(tag, stage.appendChild(document.createElement(tag)));
  for (const specimen of frame) build(specimen, stage, specimen.tag);
  stage.remove();
  return styles;
}

/** What looks different, as `header/a: color`; elements that only one of the two has are nothing to compare. */
export function differentStyles(before: ShellStyles, after: ShellStyles): readonly string[] {
  return Object.entries(after).flatMap(([path, styles]) => {
    const known = before[path];
    if (!known) return [];
    return Object.keys(styles)
      .filter((name) => known[name] !== styles[name])
      .map((name) => `${path}: ${name}`);
  });
}
