/** What makes the next repetition of a job one of its kind: 'again:1', 'again:2', … after those among `keys`. */
export function resendOf(keys: readonly string[], prefix: string): string {
  const before = `${prefix}:again:`
  const numbers = keys.filter(key => key.startsWith(before)).map(key => Number(key.slice(before.length)))
  return `again:${Math.max(0, ...numbers) + 1}`
}
