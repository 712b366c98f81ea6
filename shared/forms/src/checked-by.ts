import * as v from 'valibot';

/** The rules of a schema for values that are typed more loosely than it takes, such as a choice that is still empty. */
export function checkedBy<In, Out>(schema: v.GenericSchema<unknown, Out>): v.GenericSchema<In, Out> {
  return v.pipe(
    v.custom<In>((value) => typeof value === 'object' && value !== null),
    v.rawTransform(({ dataset, addIssue, NEVER }): Out => {
      const checked = v.safeParse(schema, dataset.value);
      if (checked.success) return checked.output;
      for (const { message, path } of checked.issues) addIssue(path ? { message, path } : { message });
      return NEVER;
    }),
  );
}
