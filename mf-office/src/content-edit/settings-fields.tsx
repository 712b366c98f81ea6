import type { TypedSettings } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { isPartnerKind, promotionPlaces } from '@aylal/domain/office';
import { Grid, SelectField, TextField } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface SettingsFieldsProps {
  readonly settings: TypedSettings;
  /** Message keys by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (settings: TypedSettings) => void;
}

type Field = 'date' | 'picture' | 'to' | 'until' | 'position' | 'group' | 'icon';

/** What a piece has besides its words, by its kind; pages, hotels and trips have nothing. */
export function SettingsFields({ settings, faults, disabled, onChange }: SettingsFieldsProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const field = (name: Field, value: string, change: (typed: string) => void, type = 'text') => (
    <TextField
      key={name}
      type={type}
      label={t(`content.fields.${name}`)}
      value={value}
      disabled={disabled}
      optional={name === 'picture' || name === 'until'}
      onChange={({ target }) => change(target.value)}
      error={faults[name] === undefined ? undefined : s(messageKey(faults[name]))}
    />
  );
  if (settings.kind === 'page' || isPartnerKind(settings.kind)) return null;
  return (
    <SectionCard title={t('content.settings')}>
      <Grid gap="3" templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        {settings.kind === 'news' && [
          field('date', settings.date, (date) => onChange({ ...settings, date }), 'date'),
          field('picture', settings.picture, (picture) => onChange({ ...settings, picture })),
        ]}
        {settings.kind === 'promotion' && [
          <SelectField
            key="place"
            label={t('content.fields.place')}
            options={promotionPlaces.map((one) => ({ value: one, label: t(`content.places.${one}`) }))}
            value={settings.place ?? 'home'}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...settings, place: target.value === 'menu' ? 'menu' : 'home' })}
          />,
          field('to', settings.to, (to) => onChange({ ...settings, to })),
          field(
            'until',
            settings.until ?? '',
            (until) => onChange({ ...settings, until: until === '' ? null : until }),
            'date',
          ),
          field('picture', settings.picture, (picture) => onChange({ ...settings, picture })),
          field('position', String(settings.position), (position) => onChange({ ...settings, position })),
        ]}
        {settings.kind === 'help-article' && [
          field('group', settings.group, (group) => onChange({ ...settings, group })),
          field('icon', settings.icon, (icon) => onChange({ ...settings, icon })),
          field('position', String(settings.position), (position) => onChange({ ...settings, position })),
        ]}
      </Grid>
    </SectionCard>
  );
}
