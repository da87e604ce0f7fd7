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

/** What runs on devices that people call by another name. */
const ofDevices: Readonly<Record<string, string>> = { iPhone: 'iOS', iPad: 'iPadOS', Mac: 'macOS' }

/** The same with what major version each is, for counting; a browser says of no Windows and no macOS that it is newer than these. */
export function agentOf(userAgent: string): { readonly browser: string; readonly system: string } {
  const told = userAgent.slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(told))
  const system = systems.find(([pattern]) => pattern.test(told))?.[1] ?? ''
  const version =
    browser && (versionOf(told, /\bVersion\/(\d+)/, browser[1] === 'Safari') || versionAfter(told, browser[0]))
  return {
    browser: browser ? `${browser[1]} ${version}`.trim() : '',
    system: `${ofDevices[system] ?? system} ${systemVersion(told)}`.trim(),
  }
}

const versionOf = (told: string, pattern: RegExp, isAsked: boolean): string =>
  (isAsked && pattern.exec(told)?.[1]) || ''

/** The number right behind a browser's name. */
const versionAfter = (told: string, name: RegExp): string => {
  const found = name.exec(told)
  return found ? (/^\d+/.exec(told.slice(found.index + found[0].length))?.[0] ?? '') : ''
}

function systemVersion(told: string): string {
  if (/Windows NT 10/.test(told)) return '10 oder neuer'
  const [, windows] = /Windows NT ([\d.]+)/.exec(told) ?? []
  if (windows) return { '6.1': '7', '6.2': '8', '6.3': '8.1' }[windows] ?? windows
  const [, apple] = /(?:iPhone|iPad|iPod).*? OS (\d+)_/.exec(told) ?? []
  if (apple) return apple
  const [, mac] = /Mac OS X (10[._]\d+)/.exec(told) ?? []
  if (mac) return mac.replace('_', '.') === '10.15' ? '10.15 oder neuer' : mac.replace('_', '.')
  return /Android (\d+)/.exec(told)?.[1] ?? ''
}

/** What a session was begun with, as people know it, out of a User-Agent: 'Firefox auf Windows'. Null where that says neither. */
export function clientOf(userAgent: string | undefined): string | null {
  const told = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(told))?.[1]
  const system = systems.find(([pattern]) => pattern.test(told))?.[1]
  if (browser && system) return `${browser} auf ${system}`
  return browser ?? system ?? null
}
