import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { IconMoonStars } from '../icons/journey-icons.ts';

export type RestingSlotProps = { title: ReactNode; children?: ReactNode | undefined; action?: ReactNode | undefined };

/** The place of a part that could not be loaded: a dashed row that says so quietly while the rest works. */
export function RestingSlot({ title, children, action }: RestingSlotProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      padding="3.5"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="md"
    >
      <chakra.span color="goldMark">
        <IconMoonStars size={24} />
      </chakra.span>
      <chakra.div flex="1" minWidth="180px">
        <chakra.b display="block">{title}</chakra.b>
        <chakra.span textStyle="small" color="fg.muted">
          {children}
        </chakra.span>
      </chakra.div>
      {action}
    </chakra.div>
  );
}
