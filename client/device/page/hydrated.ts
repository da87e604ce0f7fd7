/** Told to the window when what the server drew hears taps. */
export const ALIVE = 'alive'

/** From now on the page answers by itself: what was tapped before is done now (earlyTaps.ts). */
export function sayAlive(): void {
  dispatchEvent(new Event(ALIVE))
}
