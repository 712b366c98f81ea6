import { useMessages } from '@aylal/shell';
import { nameKey, namesNamespace, type NamedKind } from './remote-names.ts';

/** What a remote calls its menu entry, slot contribution or panel, in the present language. */
export function useNames(): (kind: NamedKind, named: { readonly id: string }) => string {
  const t = useMessages(namesNamespace);
  return (kind, { id }) => t(nameKey(kind, id), { keySeparator: false, nsSeparator: false });
}
