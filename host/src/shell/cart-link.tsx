import { RouteLink, useLocation } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { IconShoppingBag } from '@aylal/ui/icons';
import { BarTool } from './bar-item.ts';
import { CartLoader } from './cart-loader.tsx';
import { useCart } from './use-cart.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-06: the way to the cart with its live count; nothing where no remote has a cart. */
export function CartLink({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const cart = useCart();
  const { pathname } = useLocation();
  if (!cart) return null;
  return (
    <>
      <CartLoader key={pathname} />
      <BarTool asChild sky={onSky} position="relative" minWidth="44px" justifyContent="center">
        <RouteLink
          to={cart.path}
          aria-label={cart.count > 0 ? t('cart.count', { count: cart.count }) : t('cart.label')}
        >
          <IconShoppingBag size={22} />
          {cart.count > 0 && <Count aria-hidden>{cart.count > 99 ? '99+' : cart.count}</Count>}
        </RouteLink>
      </BarTool>
    </>
  );
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '2px',
    minWidth: '18px',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'white',
    fontSize: '11px',
    fontWeight: '700',
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
