const formats = new Map<string, Intl.DateTimeFormat>()

/** The German format of this name in the zone, built once: building costs a hundred times what using it does. */
export function dateFormat(kind: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: zone })
  formats.set(key, format)
  return format
}
