import { useState } from 'react';
import { AddressForm } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { Button, Chip, Dialog } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconAdjustmentsHorizontal } from '@aylal/ui/icons';
import { activeFilters, filterKeys } from '../domain/list-address.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** The filters: a chip with their number, and a dialog, on a phone a sheet, whose button says what will be seen. */
export function FilterButton({ count, clear, ...panel }: FilterPanelProps & { count: number; clear: () => void }) {
  const t = useHotelsMessages();
  const [open, setOpen] = useState(false);
  const active = activeFilters(panel.choice);
  return (
    <>
      <WithoutScripts>
        <details open={active > 0}>
          <summary>{t('filters.title')}</summary>
          <AddressForm to={hotelsRoutes.list.pattern} own={[...filterKeys, 'page']}>
            <FilterPanel {...panel} plain />
          </AddressForm>
        </details>
      </WithoutScripts>
      <WithScripts>
        <Chip size="touch" pressed={active > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={18} />
          {active > 0 ? t('filters.titleCount', { count: active }) : t('filters.title')}
        </Chip>
      </WithScripts>
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
