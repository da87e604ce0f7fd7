/** Text that stays text in HTML, between tags and in quotes of any kind; some mail programs take ` for one. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"'`]/g, character => entities[character] ?? character)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}
