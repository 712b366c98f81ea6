// The part of the shell contract for anyone who writes a host: what the services are made of that a host hands to remotes.
export { createApiClient, createIntentKeys, type KeyStorage } from '@aylal/api';
export { createI18n, sharedMessages } from '@aylal/i18n';
export { createQueryClient } from '@aylal/query';
export { PageFormProvider } from './remote/page-form.ts';
export { FirstSightProvider, type FirstSightSent } from './remote/deferred.tsx';
export { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
