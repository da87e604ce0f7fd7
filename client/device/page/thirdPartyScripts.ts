/** Loads a script of somebody else; false where it is loaded already. Failing is no matter: nothing of ours waits for it. */
export function loadScript(address: string): boolean {
  if (document.querySelector(`script[src="${address}"]`)) return false
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
  return true
}

/** The global that a script of somebody else expects to find its calls in; `make` is asked where there is none yet. */
export function globalOf<T>(name: string, make: () => T): T {
  const present: T | undefined = Reflect.get(window, name)
  if (present !== undefined && present !== null) return present
  const made = make()
  Reflect.set(window, name, made)
  return made
}

/** Whether anything of somebody else was loaded into this page: it can only be got rid of by loading the page anew. */
export const hasThirdPartyScripts = (hosts: readonly string[]): boolean =>
  [...document.scripts].some(({ src }) => hosts.some(host => src.startsWith(`${host}/`)))

export function loadAnew(): void {
  location.reload()
}
