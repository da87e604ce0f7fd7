const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' })
const known = new Map<number, string>()

/** What clocks in Vienna show at an instant (epoch ms): '2026-06-16 12:00'. */
export const local = (at: number): string => {
  const text = known.get(at) ?? clock.format(at)
  known.set(at, text)
  return text
}

/** 0 to 6 from Monday. */
export const weekdayAt = (at: number): number => (new Date(`${local(at).slice(0, 10)}T12:00:00Z`).getUTCDay() + 6) % 7
