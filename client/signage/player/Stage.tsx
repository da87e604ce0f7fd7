import { useEffect, useRef } from 'react'
import type { Staged } from './stage.ts'

interface StageProps {
  /** The one before stays below until this one covers it. */
  readonly shown: readonly Staged[]
  /** Percent. */
  readonly volume: number
  readonly onEnded: (segment: number) => void
}

const comings = {
  none: '',
  fade: 'animate-[stage-fade_600ms_ease-out] motion-reduce:animate-none',
  slide: 'animate-[stage-slide_600ms_ease-out] motion-reduce:animate-none',
} as const

/** What the TV shows, over the whole of it. */
export function Stage({ shown, volume, onEnded }: StageProps) {
  return (
    <main className="fixed inset-0 bg-black">
      {shown.map(each => {
        const look = `absolute inset-0 size-full ${each.fit === 'cover' ? 'object-cover' : 'object-contain'} ${comings[each.transition]}`
        return each.kind === 'film' ? (
          <Film key={each.src} {...{ each, look, volume, onEnded }} />
        ) : (
          <img key={each.src} className={look} src={each.src} alt={each.title} />
        )
      })}
    </main>
  )
}

interface FilmProps extends Pick<StageProps, 'volume' | 'onEnded'> {
  readonly each: Staged
  readonly look: string
}

function Film({ each, look, volume, onEnded }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (film.current) film.current.volume = volume / 100
  }, [volume])
  return (
    // biome-ignore lint/a11y/useMediaCaption: a TV before guests; what it says stands beside it
    <video
      ref={film}
      className={look}
      src={each.src}
      title={each.title}
      autoPlay
      playsInline
      // Browsers begin nothing with sound by themselves unless they were told to.
      muted={volume === 0}
      loop={each.ms !== null}
      onEnded={() => onEnded(each.segment)}
      onError={() => onEnded(each.segment)}
    />
  )
}
