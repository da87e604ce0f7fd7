/** Told to the window when what the server drew hears taps. */
export const HYDRATED = 'hydrated'

/** From now on the page answers by itself: what was tapped before is done now (earlyTaps.ts). */
export function tellHydrated(): void {
  dispatchEvent(new Event(HYDRATED))
}
