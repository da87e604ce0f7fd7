/** The device and screen a visit is made with, as statistics count them. The referrer without what its address carries. */
export function visitorFacts(): Readonly<Record<string, string | number | boolean | string[]>> {
  return {
    language: navigator.language,
    languages: [...navigator.languages].slice(0, 20),
    userAgent: navigator.userAgent.slice(0, 300),
    documentReferrer: URL.parse(document.referrer)?.origin ?? '',
    screenWidth: screen.width,
    screenHeight: screen.height,
    screenAvailWidth: screen.availWidth,
    screenAvailHeight: screen.availHeight,
    windowInnerWidth: innerWidth,
    windowInnerHeight: innerHeight,
    windowDevicePixelRatio: devicePixelRatio || 1,
    orientation: innerHeight >= innerWidth ? 'portrait' : 'landscape',
    darkMode: matchMedia('(prefers-color-scheme: dark)').matches,
  }
}
