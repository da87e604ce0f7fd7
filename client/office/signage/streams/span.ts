/** '1 min 30 s' for so many seconds. */
export function span(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${rest}\u00a0s`
  return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`
}
