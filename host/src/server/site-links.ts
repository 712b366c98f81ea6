import { siteLinks, type SiteLinks } from '@aylal/contracts/shell';

const places = Object.keys(siteLinks.entries) as (keyof SiteLinks)[];

/** The addresses of GAP-95: those that are configured; in the sandbox a page of it stands in for each other one, and elsewhere nothing is shown that leads nowhere. */
export function siteLinksOf(configured: SiteLinks, sandbox: boolean): SiteLinks {
  const entries = places.map((place) => [
    place,
    configured[place] ?? (sandbox ? `/sandbox/elsewhere/${place}` : undefined),
  ]);
  return Object.fromEntries(entries.filter(([, address]) => address !== undefined)) as SiteLinks;
}
