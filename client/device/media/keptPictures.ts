/** The first of these addresses (`/image/…`) whose picture this device keeps; null where it has seen none of them. */
export async function keptPicture(addresses: readonly string[]): Promise<Blob | null> {
  if (typeof caches === 'undefined') return null
  for (const address of addresses) {
    const kept = await caches.match(address)
    if (kept?.ok) return kept.blob()
  }
  return null
}

/** Which of these addresses this device keeps. */
export async function keptAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (typeof caches === 'undefined') return new Set()
  const kept = await Promise.all(addresses.map(async address => ((await caches.match(address)) ? [address] : [])))
  return new Set(kept.flat())
}
