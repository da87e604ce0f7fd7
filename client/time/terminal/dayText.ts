/** 'Montag, 23. November' in the zone; `at` in epoch ms. */
export const dayText = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('de-AT', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(at)
