/** Who the program belongs to, as far as everybody may know. */
export interface Business {
  readonly name: string
  /** '#B4540A' */
  readonly themeColor: string
  /** Address of a square picture. */
  readonly icon: string
}

/** The business by its web app manifest: known before anybody has signed in. Null where there is no answer. */
export async function readBusiness(): Promise<Business | null> {
  try {
    const answer = await fetch('/manifest.webmanifest')
    if (!answer.ok) return null
    const { name, theme_color, icons }: Partial<Manifest> = await answer.json()
    const icon = icons?.[0]?.src
    return name && theme_color && icon ? { name, themeColor: theme_color, icon } : null
  } catch {
    return null
  }
}

/** What of it counts here (W3C Web Application Manifest; server/website/rendering/manifest.ts writes it). */
interface Manifest {
  readonly name: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string }[]
}
