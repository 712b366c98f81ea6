import { useState } from 'react';
import { Button, Chip, Dialog } from '@aylal/ui';
import { IconAdjustmentsHorizontal } from '@aylal/ui/icons';
import { activeFilters } from '../domain/list-address.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** The filters: a chip with their number, and a dialog, on a phone a sheet, whose button says what will be seen. */
export function FilterButton({ count, clear, ...panel }: FilterPanelProps & { count: number; clear: () => void }) {
  const t = useHotelsMessages();
  const [open, setOpen] = useState(false);
  const active = activeFilters(panel.choice);
  return (
    <>
      <Chip size="touch" pressed={active > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={18} />
        {active > 0 ? t('filters.titleCount', { count: active }) : t('filters.title')}
      </Chip>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters.title')}
        footer={
          <>
            <Button variant="ghost" onClick={clear}>
              {t('filters.clear')}
            </Button>
            <Button flex="1" onClick={() => setOpen(false)}>
              {t('filters.show', { count })}
            </Button>
          </>
        }
      >
        <FilterPanel {...panel} />
      </Dialog>
    </>
  );
}
