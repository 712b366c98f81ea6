import { useState } from 'react';
import type { ChosenFile } from '../api/chosen-folder.ts';
import { openBuild, type OpenedBuild } from '../api/open-build.ts';
import type { FolderFault } from '../domain/chosen-build.ts';

interface Chosen {
  /** Counts the folders that were chosen: what was said of the one before is not said of the next. */
  readonly number: number;
  readonly build: OpenedBuild | null;
  readonly fault: FolderFault | { readonly kind: 'unreadable' } | null;
  readonly reading: boolean;
}

/** The build that was chosen last, or why what was chosen is none. */
export function useChosenBuild() {
  const [chosen, setChosen] = useState<Chosen>({ number: 0, build: null, fault: null, reading: false });
  return {
    ...chosen,
    async choose(files: Promise<readonly ChosenFile[]>): Promise<void> {
      const number = chosen.number + 1;
      setChosen({ number, build: null, fault: null, reading: true });
      const opened = await files.then(openBuild).catch(() => ({ kind: 'unreadable' as const }));
      setChosen({
        number,
        reading: false,
        ...('kind' in opened ? { build: null, fault: opened } : { build: opened, fault: null }),
      });
    },
  };
}
