/**
 * What pages of the shop have kept for the next visit (nextVisit.ts) is shown to nobody any more. No part of that file: screens
 * of the business need only this of it, and the shop's first page would have to name one more file.
 */
export async function forgetNextVisit(): Promise<void> {
  if (typeof caches === 'undefined') return
  for (const name of await caches.keys()) if (name.startsWith('public-')) await caches.delete(name)
}
