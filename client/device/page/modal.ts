import { markPage } from './pageMarks.ts'

/** Opens a modal dialog, behind which the page stands still, also where its scrollbar was. Returns what to call once it is closed. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const page = document.documentElement
  const taken = window.innerWidth - page.clientWidth
  // Said for nothing it would have all of the page styled anew.
  if (taken > 0) page.style.setProperty('--scrollbar', `${taken}px`)
  const release = markPage('modal')
  if (!dialog.open) dialog.showModal()
  return release
}
