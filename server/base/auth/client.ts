const browsers = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** What a session was begun with, as people know it, out of a User-Agent: 'Firefox auf Windows'. Null where that says neither. */
export function clientOf(userAgent: string | undefined): string | null {
  const told = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(told))?.[1]
  const system = systems.find(([pattern]) => pattern.test(told))?.[1]
  if (browser && system) return `${browser} auf ${system}`
  return browser ?? system ?? null
}
