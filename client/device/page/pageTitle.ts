let base: string | null = null
let state: string | null = null

/** The page's own title. */
export function setPageTitle(title: string): void {
  base = title
  show()
}

/** Words before the title while something is followed: a tab in the background says them. Null takes them away. */
export function setTitleState(words: string | null): void {
  base ??= document.title
  state = words
  show()
}

function show(): void {
  if (base !== null) document.title = state === null ? base : `${state} · ${base}`
}
