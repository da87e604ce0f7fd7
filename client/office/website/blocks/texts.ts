import { formatCount } from '../../../ui/format.ts'

/** What the form of a block says that many pages show. */
export const texts = {
  title: 'Wo er gezeigt wird',
  changes: (pages: number) => `Was Sie hier speichern, ändert ${formatCount(pages, 'Seite', 'Seiten')}.`,
  nowhere: 'Noch zeigt ihn keine Seite.',
} as const
