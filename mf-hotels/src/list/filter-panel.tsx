import type { HotelFacets } from '@aylal/contracts/hotels';
import type { ReactNode } from 'react';
import { useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/primitives';
import { Button, chakra, Fieldset, Legend, SelectField, Skeleton } from '@aylal/ui';
import { getHotelFilterQuery } from '../api/get-hotel-filter-query.ts';
import { toggleWord, type ListChoice } from '../domain/list-address.ts';
import { facilityFilterDialog } from '../ui/facility-filter-dialog-ref.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { PriceFields } from './price-fields.tsx';

export interface FilterPanelProps {
  /** How many hotels each filter would leave; not known while the list is on its way. */
  facets: HotelFacets | undefined;
  choice: ListChoice;
  choose: (change: ListChoice) => void;
}

/** Facilities beside a list; all of them stand in a dialog. */
const shownFacilities = 6;
const scores = [9, 8, 7] as const;

/** Price, terms, stars, what guests say, facilities; the last are read by a script, and are missing from a `plain` panel. */
export function FilterPanel({ choice, choose, facets, plain = false }: FilterPanelProps & { plain?: boolean }) {
  const t = useHotelsMessages();
  return (
    <div>
      <Group legend={t('filters.price')}>
        <PriceFields
          min={choice.min_price}
          max={choice.max_price}
          onChange={(min_price, max_price) => choose({ min_price, max_price })}
        />
      </Group>
      <Group legend={t('filters.terms')}>
        <CheckboxField
          name="free"
          value="1"
          label={t('filters.free')}
          aside={facets?.free}
          checked={choice.free === '1'}
          onChange={() => choose({ free: choice.free === '1' ? undefined : '1' })}
        />
      </Group>
      <Group legend={t('filters.stars')}>
        {['5', '4', '3', '2', '1'].map((stars) => (
          <CheckboxField
            key={stars}
            name="stars"
            value={stars}
            label={t('filters.starsOf', { count: Number(stars) })}
            aside={facets && (facets.stars[stars] ?? 0)}
            checked={choice.stars?.split(',').includes(stars) ?? false}
            onChange={() => choose({ stars: toggleWord(choice.stars, stars) })}
          />
        ))}
      </Group>
      <Group legend={t('filters.rating')}>
        <SelectField
          name="rating"
          label={t('filters.rating')}
          hideLabel
          value={choice.rating ?? ''}
          options={[
            { value: '', label: t('filters.anyRating') },
            ...scores.map((score) => ({
              value: String(score),
              label: t('filters.ratingCount', { score, count: facets?.rating[score] ?? 0 }),
            })),
          ]}
          onChange={({ target }) => choose({ rating: target.value === '' ? undefined : Number(target.value) })}
        />
      </Group>
      {!plain && <Facilities choice={choice} choose={choose} facets={facets} />}
    </div>
  );
}

/** The facilities asked for most and those that are chosen; the rest opens in a dialog (MODAL-28). */
function Facilities({ choice, choose, facets }: FilterPanelProps) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, dialogs } = useServices();
  const filter = useQuery(getHotelFilterQuery(api, locale));
  const chosen = choice.fac?.split(',') ?? [];
  const all = filter.data?.result.facilities ?? [];
  const shown = all.filter(({ key }, index) => index < shownFacilities || chosen.includes(key));
  const openAll = async () => {
    const keys = await dialogs.open(facilityFilterDialog, { chosen });
    if (keys) choose({ fac: keys.length > 0 ? keys.join() : undefined });
  };
  return (
    <Group legend={t('filters.facilities')}>
      {filter.isPending && <Skeleton height="150px" />}
      {filter.isError && (
        <Button variant="outline" size="sm" onClick={() => void filter.refetch()}>
          {s('action.retry')}
        </Button>
      )}
      {shown.map(({ key, name }) => (
        <CheckboxField
          key={key}
          label={name}
          aside={facets && (facets.fac[key] ?? 0)}
          checked={chosen.includes(key)}
          onChange={() => choose({ fac: toggleWord(choice.fac, key) })}
        />
      ))}
      {all.length > 0 && (
        <Button variant="ghost" size="sm" marginTop="2" onClick={() => void openAll()}>
          {t('filters.allFacilities', { count: all.length })}
        </Button>
      )}
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="border" paddingBlock="4" fontSize="0.875rem" lineHeight="1.25rem">
      <Fieldset>
        <Legend>{legend}</Legend>
        {children}
      </Fieldset>
    </chakra.div>
  );
}
