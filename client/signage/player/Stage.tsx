import { useEffect, useRef } from 'react'

interface StageProps {
  /** Where everything is shown, made and kept by the player. */
  readonly element: HTMLElement
  /** A TV that hangs upright whose device does not turn its picture. */
  readonly isUpright: boolean
}

/** What the TV shows, over the whole of it. */
export function Stage({ element, isUpright }: StageProps) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    host.current?.append(element)
    return () => element.remove()
  }, [element])
  return <main ref={host} className={isUpright ? 'stage-host stage-upright' : 'stage-host'} />
}
