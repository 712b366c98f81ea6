import type { ProductParts } from '../../commerce/orders/product-parts.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { gameMigrations } from './games/game-migrations.ts';
import { gameRoutes } from './games/game-routes.ts';
import { lotteryMigrations } from './lottery-migrations.ts';
import { lotteryRoutes } from './lottery-routes.ts';
import { ownLottery } from './own-lottery.ts';

/** What lotteries bring to the process: tickets, the cart, games. */
export const lotteryParts: ProductParts = {
  migrations: [...lotteryMigrations, ...gameMigrations],
  ownData: [ownLottery],
  routes: (deps) => [...cartRoutes(deps), ...lotteryRoutes(deps), ...gameRoutes(deps)],
};
