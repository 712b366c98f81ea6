import type { ProductParts } from '../../commerce/orders/product-parts.ts';
import { mobilityRoutes } from './mobility-routes.ts';
import { rideData } from './rides/ride-data.ts';
import { startRideJobs } from './rides/ride-jobs.ts';
import { rideMigrations } from './rides/ride-migrations.ts';
import { rideRoutes } from './rides/ride-routes.ts';
import { rideSales } from './rides/ride-sales.ts';
import { createSandboxFleet } from './sandbox-fleet.ts';
import { noVehicles } from './vehicle-port.ts';

/** What shared vehicles bring to the process: where they stand, rides and their receipts. */
export const mobilityParts: ProductParts = {
  faults: ['vehicles', 'vehicle-lock'],
  migrations: rideMigrations,
  ownData: [rideData],
  open: ({ config, faults }) => ({
    vehicles: config.sandbox ? createSandboxFleet(faults) : noVehicles,
    saleSources: [rideSales],
  }),
  routes: (deps) => [...mobilityRoutes(deps), ...rideRoutes(deps)],
  startJobs: startRideJobs,
};
