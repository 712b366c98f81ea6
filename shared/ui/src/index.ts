// Shared at run time and part of every page: only what a first view shows. The rest is in `journey-entry.ts`.

// Provider and words
export { UiProvider } from './ui-provider.tsx';
export type { UiProviderProps } from './ui-provider.tsx';
export { prepareLook } from './theme/system.ts';
export { loadUiTexts, useUiTexts } from './texts/ui-texts.tsx';
export type { UiLocale, UiTexts } from './texts/ui-texts.tsx';

// Layout: Chakra's plain boxes and our own frames
export { chakra } from '@chakra-ui/react/styled-system';
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Card, CardFooter, CardRows } from './layout/card.tsx';
export { ActionBar, Aside, MainWithAside, PageContainer, ScrollRow } from './layout/page-container.tsx';
export { Separator } from './layout/separator.tsx';
export { useIsPhone } from './layout/use-is-phone.ts';
export { Heading, Text, TextLink } from './layout/text.tsx';

// Controls
export { Button, LinkButton } from './controls/button.tsx';
export type { ButtonProps } from './controls/button.tsx';
export { Chip } from './controls/chip.tsx';
export { chipRecipe } from './controls/chip-recipe.ts';
export { IconButton } from './controls/icon-button.tsx';

// Fields
export { FieldFrame, FieldNote, OptionalMark } from './fields/field-frame.tsx';
export type { FieldFrameProps } from './fields/field-frame.tsx';
export { Fieldset, Legend } from './fields/group-legend.tsx';
export { BareInput, InputBox } from './fields/input-box.tsx';
export { SelectField } from './fields/select-field.tsx';
export type { SelectOption } from './fields/select-field.tsx';
export { TextField } from './fields/text-field.tsx';
export type { TextFieldProps } from './fields/text-field.tsx';

// Overlays
export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog.tsx';
export { Drawer } from './overlay/drawer.tsx';
export { Menu } from './overlay/menu.tsx';
export type { MenuItem, MenuTriggerProps } from './overlay/menu.tsx';
export { Sheet } from './overlay/sheet.tsx';
export type { SheetProps } from './overlay/sheet.tsx';

// Feedback
export { Notice } from './feedback/notice.tsx';
export type { NoticeProps, NoticeTone } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { RestingSlot } from './feedback/slot-unavailable.tsx';
export { Skeleton, SkeletonText } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { StatusView, SupportPhoneLink } from './feedback/status-view.tsx';
export type { StatusViewProps } from './feedback/status-view.tsx';
export { Tag } from './feedback/tag.tsx';
export { ToastViewport } from './feedback/toast-viewport.tsx';
export type { ToastItem } from './feedback/toast-viewport.tsx';

// Finding the way
export { ScrollToTop } from './navigation/scroll-to-top.tsx';
export { SkipLink } from './navigation/skip-link.tsx';

// Marks and pictures
export { Logo } from './brand/logo.tsx';
export { RidgeScene } from './brand/ridge-scene.tsx';

// Travel
export { PriceTag } from './travel/price-tag.tsx';
export type { PriceParts, PriceTagProps } from './travel/price-tag.tsx';
