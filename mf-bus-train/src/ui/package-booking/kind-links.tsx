import { RouteLink } from '@aylal/shell';
import { LinkButton, ScrollRow } from '@aylal/ui';

interface KindLinksProps<K extends string> {
  label: string;
  kinds: readonly K[];
  chosen: K | undefined;
  /** The name of a kind, and of all of them. */
  nameOf: (kind: K | 'all') => string;
  addressOf: (kind: K | '') => string;
}

/** Kinds of trips or cars as a row of links, so that they work before any script does. */
export function KindLinks<K extends string>({ label, kinds, chosen, nameOf, addressOf }: KindLinksProps<K>) {
  return (
    <ScrollRow as="nav" aria-label={label}>
      {(['', ...kinds] as const).map((kind) => {
        const here = kind === (chosen ?? '');
        return (
          <LinkButton key={kind} asChild size="sm" variant={here ? 'soft' : 'outline'}>
            <RouteLink to={addressOf(kind)} aria-current={here ? 'page' : undefined}>
              {nameOf(kind || 'all')}
            </RouteLink>
          </LinkButton>
        );
      })}
    </ScrollRow>
  );
}
