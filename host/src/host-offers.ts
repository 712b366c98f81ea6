import type { HostOffers } from '@aylal/build/webpack';
import { helpRoutes, newsRoutes } from '@aylal/routes';
import { dialogs } from '@aylal/shell/descriptor';
import { informationPages } from './pages/information-pages.ts';

/** What the host has of its own for remotes to link to, open and fill: is in its build's record, and releases are checked against it. Without React, because the build reads it. */
export const hostOffers: HostOffers = {
  routes: [
    '/',
    ...informationPages.map(({ pattern }) => `/${pattern}`),
    helpRoutes.centre.pattern,
    helpRoutes.article.pattern,
    newsRoutes.list.pattern,
  ],
  dialogs: [
    dialogs.alertDialog.view,
    dialogs.confirmDialog.view,
    dialogs.contactDialog.view,
    dialogs.callbackDialog.view,
    dialogs.corporateRequestDialog.view,
    dialogs.helpArticleDialog.view,
    dialogs.requestInfoDialog.view,
    dialogs.travelRequestDialog.view,
  ],
  opens: ['home.search', 'home.board'],
};
