import type { ChannelRevision } from '../documents/channel-document.ts';
import type { ComparedBy } from './compare-arms.ts';

type Figures = NonNullable<ChannelRevision['figures']>;

/** What went wrong, and on what it was tried. */
const labels: Readonly<Record<ComparedBy, readonly [string, string]>> = {
  page: ['failed on', 'pages'],
  load: ['could not be loaded in', 'browsers that asked the network'],
  server: ['could not be rendered on the server for', 'browsers'],
  screen: ['threw on', 'pages'],
  lcp: ['was slow to show its content (LCP) on', 'pages'],
  inp: ['was slow to answer (INP) on', 'pages'],
  cls: ['let its content jump (CLS) on', 'pages'],
  goal: ['missed its goal with', 'browsers'],
};

/** One sentence about each remote, of the figures by which the registry decided; `other` is what it was compared with. */
export function describeFigures(figures: Figures, other: string): string {
  return Object.entries(figures)
    .map(([remote, { by, share, stable, z }]) => {
      const [what, tries] = labels[isComparedBy(by) ? by : 'page'];
      return `${remote} ${what} ${share.failures} of ${share.pages} ${tries}, ${other} on ${stable.failures} of ${stable.pages} (${z} standard errors)`;
    })
    .join('; ');
}

function isComparedBy(by: string | undefined): by is ComparedBy {
  return by !== undefined && Object.hasOwn(labels, by);
}
