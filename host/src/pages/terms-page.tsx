import type { WrittenPage } from '@aylal/contracts/content';
import { RouteLink, useSearchParams } from '@aylal/shell';
import { chakra, Heading } from '@aylal/ui';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { ProviderText } from './provider-text.tsx';
import { TextPage } from './text-page.tsx';

/** ROUTE-46: `product=tapa`, and any other word that names no product, shows the general terms; a product's name shows its own before them. */
export function TermsPage() {
  return <TextPage id="terms">{(page) => <ProductTerms products={page.parts} />}</TextPage>;
}

function ProductTerms({ products }: { products: WrittenPage['parts'] }) {
  const t = usePageMessages();
  const [search] = useSearchParams();
  const chosen = products.find((product) => product.id === search.get('product'));
  const choices = [{ id: 'tapa', title: t('terms.general') }, ...products];
  return (
    <>
      <nav aria-label={t('terms.products')}>
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
      {chosen && (
        <section>
          <Heading as="h2" size="h2" marginBottom="2">
            {chosen.title}
          </Heading>
          <ProviderText html={chosen.text} headingLevel={3} />
        </section>
      )}
    </>
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
