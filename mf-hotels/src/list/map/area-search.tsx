import { useState } from 'react';
import type { HotelListQuery } from '@aylal/contracts/hotels';
import { writeMapArea, type MapArea } from '@aylal/domain/hotels';
import { Box, Button } from '@aylal/ui';
import { IconSearch, IconX } from '@aylal/ui/icons';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { useListChoice } from '../use-list-choice.ts';

/** What a map shows, once it was moved, and the search for the hotels in it: call `note` after each move. */
export function useAreaSearch(query: HotelListQuery) {
  const { choose } = useListChoice(query);
  const [seen, setSeen] = useState<MapArea | null>(null);
  return {
    note: setSeen,
    /** Whether the map shows another part than the list is of. */
    moved: seen !== null,
    narrowed: query.area !== undefined,
    searchHere: () => {
      if (seen) choose({ area: writeMapArea(seen) });
      setSeen(null);
    },
    searchAll: () => {
      choose({ area: undefined });
      setSeen(null);
    },
  };
}

/** Over the map: the list shall be of what is seen, or of everything again. */
export function AreaSearch({ moved, narrowed, searchHere, searchAll }: ReturnType<typeof useAreaSearch>) {
  const t = useHotelsMessages();
  if (!moved && !narrowed) return null;
  return (
    <Box
      position="absolute"
      top="3"
      insetInline="0"
      width="max-content"
      maxWidth="calc(100% - 144px)"
      marginInline="auto"
      zIndex="3"
      display="flex"
      gap="2"
    >
      {moved ? (
        <Button size="sm" onClick={searchHere}>
          <IconSearch size={16} />
          {t('map.searchHere')}
        </Button>
      ) : (
        <Button size="sm" variant="outline" bg="bg.panel" onClick={searchAll}>
          <IconX size={16} />
          {t('map.searchAll')}
        </Button>
      )}
    </Box>
  );
}
