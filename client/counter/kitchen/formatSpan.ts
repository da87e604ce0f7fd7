/** '21 Min.', from an hour on '3 Std. 44 Min.'; whole minutes. */
export function formatSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${hours > 0 ? `${hours}\u00a0Std. ` : ''}${minutes % 60}\u00a0Min.`
}
