// Provider, words, system
export { UiProvider } from './ui-provider.tsx';
export type { UiProviderProps } from './ui-provider.tsx';
export { uiTextsOf, useUiTexts } from './texts/ui-texts.tsx';
export type { UiLocale, UiTexts } from './texts/ui-texts.tsx';
export { system } from './theme/system.ts';

// Layout: Chakra's plain boxes and our own frames
export { chakra } from '@chakra-ui/react/styled-system';
export { Box } from '@chakra-ui/react/box';
export { Center } from '@chakra-ui/react/center';
export { Flex } from '@chakra-ui/react/flex';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { Spacer } from '@chakra-ui/react/spacer';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Wrap, WrapItem } from '@chakra-ui/react/wrap';
export { Card, CardFooter, CardRows } from './layout/card.tsx';
export { KeyValue, KeyValueList } from './layout/key-value.tsx';
export { ActionBar, Aside, MainWithAside, PageContainer, ScrollRow } from './layout/page-container.tsx';
export { Separator } from './layout/separator.tsx';
export { Heading, Text, TextLink } from './layout/text.tsx';
export { useIsPhone, useMediaQuery } from './layout/use-is-phone.ts';

// Controls
export { Button, LinkButton } from './controls/button.tsx';
export type { ButtonProps } from './controls/button.tsx';
export { Chip } from './controls/chip.tsx';
export { IconButton } from './controls/icon-button.tsx';

// Fields
export { CheckboxField } from './fields/checkbox-field.tsx';
export { CodeField } from './fields/code-field.tsx';
export { CounterField } from './fields/counter-field.tsx';
export { BirthdayField, DateField } from './fields/date-field.tsx';
export { FieldButton } from './fields/field-button.tsx';
export { FieldNote } from './fields/field-frame.tsx';
export type { FieldFrameProps } from './fields/field-frame.tsx';
export { Fieldset, Legend } from './fields/group-legend.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { RadioChips } from './fields/radio-chips.tsx';
export type { RadioChipOption } from './fields/radio-chips.tsx';
export { RadioRows } from './fields/radio-rows.tsx';
export type { RadioRow } from './fields/radio-rows.tsx';
export { RangeField } from './fields/range-field.tsx';
export type { RangeFieldProps } from './fields/range-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export type { SelectOption } from './fields/select-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { TextField } from './fields/text-field.tsx';
export type { TextFieldProps } from './fields/text-field.tsx';

// Dates and places
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox/combobox-types.ts';
export { HighlightedText } from './combobox/highlighted-text.tsx';
export { Calendar } from './dates/calendar.tsx';
export { DateRangeField } from './dates/date-range-field.tsx';
export type { DateRangeFieldProps } from './dates/date-range-field.tsx';
export type { DayNote } from './dates/day-cell.tsx';
export type { DateRange } from './dates/pick-day.ts';

// Overlays
export { AnchoredPanel } from './overlay/anchored-panel.tsx';
export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog.tsx';
export { Drawer } from './overlay/drawer.tsx';
export { Menu } from './overlay/menu.tsx';
export type { MenuItem, MenuTriggerProps } from './overlay/menu.tsx';
export { Popover } from './overlay/popover.tsx';
export { Sheet } from './overlay/sheet.tsx';
export type { SheetProps } from './overlay/sheet.tsx';
export { Tooltip } from './overlay/tooltip.tsx';

// Feedback
export { ErrorSummary } from './feedback/error-summary.tsx';
export { LiveRegion } from './feedback/live-region.tsx';
export { Meter } from './feedback/meter.tsx';
export { Notice } from './feedback/notice.tsx';
export type { NoticeProps, NoticeTone } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { RestingSlot } from './feedback/resting-slot.tsx';
export { Skeleton, SkeletonText } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { StatusView, SupportPhoneLink } from './feedback/status-view.tsx';
export type { StatusViewProps } from './feedback/status-view.tsx';
export { Tag } from './feedback/tag.tsx';
export { ToastViewport } from './feedback/toast-viewport.tsx';
export type { ToastItem } from './feedback/toast-viewport.tsx';

// Finding the way
export { Accordion, Disclosure } from './navigation/disclosure.tsx';
export { ScrollToTop } from './navigation/scroll-to-top.tsx';
export { SkipLink } from './navigation/skip-link.tsx';
export { Stepper } from './navigation/stepper.tsx';
export { Tabs } from './navigation/tabs.tsx';
export type { TabItem } from './navigation/tabs.tsx';

// Marks and pictures
export { AirlineMark } from './brand/airline-mark.tsx';
export { BankMark } from './brand/bank-mark.tsx';
export { HorizonStrip, skyHourOf } from './brand/horizon-strip.tsx';
export type { SkyHour } from './brand/horizon-strip.tsx';
export { LetterMark } from './brand/letter-mark.tsx';
export { Logo } from './brand/logo.tsx';
export { RidgeScene } from './brand/ridge-scene.tsx';
export { SkyHero } from './brand/sky-hero.tsx';
export { TimeOfDayTile } from './brand/time-of-day-tile.tsx';

// Travel
export { ItineraryLine } from './travel/itinerary-line.tsx';
export { LegRow } from './travel/leg-row.tsx';
export type { LegEnd, LegRowProps } from './travel/leg-row.tsx';
export { PriceRidge } from './travel/price-ridge.tsx';
export type { PriceRidgeDay } from './travel/price-ridge.tsx';
export { PriceStrip } from './travel/price-strip.tsx';
export type { PriceStripDay } from './travel/price-strip.tsx';
export { PriceTag } from './travel/price-tag.tsx';
export type { PriceParts, PriceTagProps } from './travel/price-tag.tsx';
export { QrCode } from './travel/qr-code.tsx';
export { TicketCard, TicketCode, TicketFacts, TicketPerforation, TicketSection } from './travel/ticket-card.tsx';
export { Timeline } from './travel/timeline.tsx';
export type { TimelineStep } from './travel/timeline.tsx';
