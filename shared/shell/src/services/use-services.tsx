import { createContext, useContext, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

/** Puts the services of a page within reach of every screen, with the query client beside them. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext.Provider value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext.Provider>
  );
}

/** The services of this page; throws outside `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs ServicesProvider above it');
  return services;
}
