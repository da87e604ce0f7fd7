/** From where to where a field's text is marked, or where the cursor stood when it was left; null where there is no such field. */
export function selectionIn(id: string): { readonly start: number; readonly end: number } | null {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return null
  const { selectionStart: start, selectionEnd: end } = field
  return start === null || end === null ? null : { start, end }
}
