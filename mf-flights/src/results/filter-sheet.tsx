import { useState } from 'react';
import { noFilters } from '@aylal/domain/flights';
import { Box, Button, Chip, Sheet } from '@aylal/ui';
import { IconAdjustmentsHorizontal } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { activeFilterCount } from './results-address.ts';

/** The filters of a phone: a chip with their number, and a sheet whose button says what will be seen. */
export function FilterSheet(props: FilterPanelProps) {
  const t = useFlightsMessages();
  const [open, setOpen] = useState(false);
  const { view, choice, choose } = props;
  const active = activeFilterCount(choice);
  return (
    <Box display={{ lg: 'none' }}>
      <Chip size="touch" pressed={active > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={18} />
        {active > 0 ? t('filters.titleCount', { count: active }) : t('filters.title')}
      </Chip>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters.title')}
        height="tall"
        footer={
          <>
            <Button variant="ghost" onClick={() => choose({ ...choice, filters: noFilters, conditions: [] })}>
              {t('filters.clear')}
            </Button>
            <Button flex="1" onClick={() => setOpen(false)}>
              {t('filters.show', { count: view.shown.length })}
            </Button>
          </>
        }
      >
        <FilterPanel {...props} hideTitle />
      </Sheet>
    </Box>
  );
}
