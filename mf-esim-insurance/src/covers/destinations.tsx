import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { LinkButton, ScrollRow } from '@aylal/ui';
import { suggestInsuranceQuery } from '../api/insurance-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** CALL-09: countries that the text means, each a way to the cover for it. Takes no room where nothing is known: the list below says why. */
export function Destinations({ text }: { text: string }) {
  const t = useEsimMessages();
  // The former ones stay until the next ones come: what a finger is about to press does not vanish.
  const found = useQuery({
    ...suggestInsuranceQuery(useServices(), text, useLocale()),
    placeholderData: (shown) => shown,
  });
  const countries = found.data?.result ?? [];
  if (countries.length === 0) return null;
  return (
    <ScrollRow as="nav" aria-label={t('cover.list.destinations')}>
      {countries.map(({ slug, name, country_code }) => (
        <LinkButton key={country_code} asChild size="sm" variant="outline">
          <RouteLink to={insuranceRoutes.detail.to({ slug }, { to: country_code })}>{name}</RouteLink>
        </LinkButton>
      ))}
    </ScrollRow>
  );
}
