import { type FunctionComponent, lazy, useState } from 'react'

/** A view of which the program comes later; `load` makes it come. */
export type ComingView<Props> = FunctionComponent<Props> & { readonly load: () => Promise<unknown> }

/**
 * A view whose program comes when it is first shown. Where it came before it is shown at once: what React shows in the place of
 * something that comes, be it nothing, stays for 300 ms.
 */
export function comingView<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>): ComingView<Props> {
  let come: FunctionComponent<Props> | null = null
  const load = async () => {
    come = await fetch()
    return { default: come }
  }
  const Late = lazy<FunctionComponent<Props>>(load)
  function View(props: Props) {
    // One that was begun goes on as it began.
    const [Come] = useState(() => come)
    return Come ? <Come {...props} /> : <Late {...props} />
  }
  return Object.assign(View, { load })
}
