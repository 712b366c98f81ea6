import {
  callbackDialog,
  contactDialog,
  corporateRequestDialog,
  helpArticleDialog,
  requestInfoDialog,
  travelRequestDialog,
  type DialogView,
} from '@aylal/shell';

/** How to get a view of the host's own. They are types apart, so that the list can hold them all. */
type LoadView = () => Promise<{ view: DialogView<never, never> }>;

/** The host's own dialogs beside alert and confirm: each is one chunk, loaded when it is opened (MODAL-13, MODAL-32 to MODAL-35, MODAL-43). */
export const hostDialogs: Readonly<Record<string, LoadView>> = {
  [contactDialog.view]: () => import(/* webpackChunkName: "contact-dialog" */ './contact-dialog.tsx'),
  [callbackDialog.view]: () => import(/* webpackChunkName: "callback-dialog" */ './callback-dialog.tsx'),
  [corporateRequestDialog.view]: () =>
    import(/* webpackChunkName: "corporate-request-dialog" */ './corporate-request-dialog.tsx'),
  [helpArticleDialog.view]: () => import(/* webpackChunkName: "help-article-dialog" */ './help-article-dialog.tsx'),
  [requestInfoDialog.view]: () => import(/* webpackChunkName: "request-info-dialog" */ './request-info-dialog.tsx'),
  [travelRequestDialog.view]: () =>
    import(/* webpackChunkName: "travel-request-dialog" */ './travel-request-dialog.tsx'),
};
