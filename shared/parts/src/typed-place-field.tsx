import { Fieldset, Legend, TextField } from '@aylal/ui';

export interface TypedPlaceFieldProps {
  /** The key under which the text is sent. */
  name: string;
  label: string;
  placeholder: string;
  /** What was typed, or the code that is chosen already. */
  text: string;
  error: string | undefined;
  optional?: boolean;
  /** The places that a text fits, where more than one may be meant. */
  choice?: {
    readonly name: string;
    readonly legend: string;
    readonly places: readonly { value: string; label: string }[];
  };
}

/** A place as plain text, of a form that works without scripts. Where it fits several, they stand below it to choose from, and are sent as `choice.name`. */
export function TypedPlaceField({ name, label, placeholder, text, error, optional, choice }: TypedPlaceFieldProps) {
  return (
    <div>
      <TextField
        name={name}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        optional={optional}
        defaultValue={text}
        error={choice ? undefined : error}
      />
      {choice && (
        <Fieldset marginTop="2">
          <Legend>{choice.legend}</Legend>
          {choice.places.map(({ value, label: place }) => (
            <label key={value} style={{ display: 'block', paddingBlock: '6px' }}>
              <input type="radio" name={choice.name} value={value} /> {place}
            </label>
          ))}
        </Fieldset>
      )}
    </div>
  );
}
