// Facade: what remotes may use of the libraries that the shell owns.
export { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { Link, useLocation, useNavigation, useParams, useSearchParams } from 'react-router';
export { create as createStore, useStore as useZustandStore } from 'zustand';
export { ApiError, type ApiClient, type IntentKeys } from '@aylal/api';
export { endpointMutation, endpointQuery, stale } from '@aylal/query';
export {
  formatClock,
  formatDay,
  formatDayWithYear,
  formatDayColumn,
  formatDuration,
  formatFullDay,
  formatInstant,
  formatInstantWithYear,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPlaceTime,
  formatPrice,
  formatPriceParts,
  intlLocale,
  messageKey,
  writeMoney,
  writePrice,
  type MessageKey,
  type Messages,
  type SharedKey,
  type SharedTranslate,
  type Translate,
  type WrittenPrice,
} from '@aylal/i18n';

// The arithmetic of days, in a page once: the builds of remotes put these in the place of the domain's.
export { addDays, addMonths, daysBetween, formatAtHome, homeInstant, weekdayOf } from '@aylal/domain/calendar';
export { shellContractVersion } from './contract-version.ts';
export { defineDialog, type DialogRef, type DialogView, type DialogViewOf } from './dialogs/define-dialog.ts';
export {
  alertDialog,
  bankTransferDialog,
  callbackDialog,
  confirmDialog,
  contactDialog,
  corporateRequestDialog,
  flightBaggageDialog,
  flightChangeRulesDialog,
  flightPaymentTypeDialog,
  hotelPaymentTypeDialog,
  flightRefundRulesDialog,
  helpArticleDialog,
  instalmentScheduleDialog,
  lendPayFlightDialog,
  loginDialog,
  paymentDialog,
  pocketFlightDialog,
  requestInfoDialog,
  travelRequestDialog,
  walletTopUpDialog,
  withdrawDialog,
  type BookingOutcome,
} from './dialogs/dialog-catalogue.ts';
export { createEventBus, type EventBus, type TabChannel } from './events/create-event-bus.ts';
export { defineEvent, eventKey, type EventType } from './events/define-event.ts';
export {
  cartChanged,
  currencyChanged,
  events,
  localeChanged,
  orderPaid,
  sessionChanged,
  walletChanged,
  type EventKey,
} from './events/event-catalogue.ts';
export { checkDoor } from './remote/check-remote-module.ts';
export type { Descriptor } from './remote/descriptor.ts';
export {
  defineRemote,
  type LoaderArgs,
  type RemoteModule,
  type Screen,
  type SlotPart,
  type Submit,
  type SubmitArgs,
} from './remote/remote-module.ts';
export { usePageForm } from './remote/page-form.ts';
export { formKeyField, setSuffix, type PageForm, type PostedForm, type SubmitAnswer } from './remote/posted-form.ts';
export { Later } from './remote/deferred.tsx';
export type { ContributedPanel, PanelCatalogue, PanelName, PanelProps } from './remote/panel-catalogue.ts';
export { redirect } from './remote/redirect.ts';
export { RouteLink } from './remote/route-link.tsx';
export type { SlotCatalogue, SlotName } from './remote/slot-catalogue.ts';
export { OrderSlot, Slot, SlotProvider, type OrderPlace, type SlotOutlet, type SlotPlace } from './remote/slot.tsx';
export type { PrefilledPerson } from './services/prefilled-person.ts';
export type {
  Analytics,
  CurrencyService,
  DialogService,
  DraftStore,
  OfflinePages,
  LocaleService,
  Navigator,
  PageName,
  PanelService,
  Services,
  SessionService,
  SessionState,
  ShellMode,
  Toast,
  ToastKind,
  ToastService,
} from './services/services.ts';
export { useStore, type ReadableStore } from './services/store.ts';
export { useEvent } from './services/use-event.ts';
export { useLocale } from './services/use-locale.ts';
export { useMessages } from './services/use-messages.ts';
export { useSharedMessages } from './services/use-shared-messages.ts';
export { usePageName } from './services/use-page-name.ts';
export { usePageReturn } from './services/use-page-return.ts';
export { usePrice } from './services/use-price.ts';
export { ServicesProvider, useServices } from './services/use-services.tsx';
export { useSession } from './services/use-session.ts';
