/** What a badge or a scanner types: a name, or a name with its PIN. */
interface Badge {
  readonly username: string
  readonly pin: string | null
}

/** Reads `anna` and `anna:2468`; null for what no badge holds. */
export function badgeOf(text: string): Badge | null {
  const [, username, pin = null] = /^([^\s:]+)(?::(\d{4,8}))?$/.exec(text.trim()) ?? []
  return username === undefined ? null : { username: username.toLowerCase(), pin }
}
