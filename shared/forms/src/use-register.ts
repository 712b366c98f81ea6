import { get, useFormContext, type FieldPath, type FieldValues, type UseFormRegisterReturn } from 'react-hook-form';

type Registered = UseFormRegisterReturn & { readonly defaultValue?: string; readonly defaultChecked?: boolean };

/** `register` of the form around, with the value that a field begins with: a page that comes rendered shows it before any script runs. */
export function useRegister<Values extends FieldValues>(): (path: FieldPath<Values>) => Registered {
  const { register, formState } = useFormContext<Values>();
  return (path) => {
    const begins: unknown = get(formState.defaultValues, path);
    if (typeof begins === 'boolean') return { ...register(path), defaultChecked: begins };
    return { ...register(path), ...(typeof begins === 'string' ? { defaultValue: begins } : {}) };
  };
}
