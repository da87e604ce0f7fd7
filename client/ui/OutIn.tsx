import { type ReactNode, useState } from 'react'

interface OutInProps {
  /** What is shown; '' for nothing. */
  readonly name: string
  readonly render: (name: string) => ReactNode
  /** Changes at once: nobody sees it. */
  readonly isHidden?: boolean
}

/** One thing fades out before the next one fades in. Where motion is reduced both take no time. */
export function OutIn({ name, render, isHidden = false }: OutInProps) {
  const [shown, setShown] = useState(name)
  const isLeaving = shown !== name && shown !== '' && !isHidden
  if (shown !== name && !isLeaving) setShown(name)
  if (shown === '') return null
  return (
    <div
      key={shown}
      className="out-in"
      data-leaving={isLeaving || undefined}
      onAnimationEnd={event => event.target === event.currentTarget && isLeaving && setShown(name)}
    >
      {render(shown)}
    </div>
  )
}
