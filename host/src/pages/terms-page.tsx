import { RouteLink, useMessages, useSearchParams } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { PageSectionView } from './page-section-view.tsx';
import { useProductTerms } from './page-sections.ts';
import { TextPage } from './text-page.tsx';

/** ROUTE-46: `product=tapa`, and any other word that names no product, shows the general terms; a product's name shows its own before them. */
export function TermsPage({ namespace }: { namespace: string }) {
  const message = useMessages(namespace);
  const [search] = useSearchParams();
  const products = useProductTerms(namespace);
  const chosen = products.find((product) => product.id === search.get('product'));
  const choices = [{ id: 'tapa', title: message('general') }, ...products];
  return (
    <TextPage namespace={namespace}>
      <nav aria-label={message('productsTitle')}>
        <Choices>
          {choices.map(({ id, title }) => (
            <li key={id}>
              <Choice
                to={`/term-condition?product=${id}`}
                preventScrollReset
                {...(id === (chosen?.id ?? 'tapa') ? { 'aria-current': 'page' as const } : {})}
              >
                {title}
              </Choice>
            </li>
          ))}
        </Choices>
      </nav>
      {chosen && <PageSectionView section={{ title: chosen.title, text: [], list: chosen.list, table: undefined }} />}
    </TextPage>
  );
}

const Choices = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } });

const Choice = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '36px' },
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg',
    fontSize: '0.875rem',
    _hover: { borderColor: 'border.control' },
    '&[aria-current]': { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg', fontWeight: '600' },
  },
});
