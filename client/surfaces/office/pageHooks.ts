import { useEffect } from 'react'
import { texts } from '../../office/shell/texts.ts'

/** The page's name in the title of the window. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – ${texts.shell.office}` : texts.shell.office
  }, [title])
}
