import { useMachine } from '@xstate/react'
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { keptPicture } from '../../../device/media/keptPictures.ts'
import { saveFile } from '../../../device/media/saveFile.ts'
import { useOnline } from '../../../device/online.ts'
import { openModal } from '../../../device/page/modal.ts'
import { type Finger, lightboxMachine, pictureAt, type Zoom } from './lightbox.machine.ts'
import { addressesOf, fileName, originalAddress, type ShownPicture } from './pictures.ts'
import { Slide } from './Slide.tsx'
import { texts } from './texts.ts'
import './lightbox.css'

interface LightboxProps {
  readonly pictures: readonly ShownPicture[]
  /** Index of the picture it begins with. */
  readonly start: number
  readonly onClose: () => void
}

/** Pictures in full size, one after the other. The browser's own dialog keeps the focus inside and gives it back. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [{ context, value }, send] = useMachine(lightboxMachine, { input: { count: pictures.length, start } })
  useOpened(dialog)
  useSize(stage, send)
  const { position, drag, zoom } = context
  const index = pictureAt(position, pictures.length)
  const shown = pictures[index]
  const finger = ({ pointerId: id, clientX, clientY, currentTarget }: PointerEvent): Finger => ({
    id,
    ...fromMiddle(currentTarget, clientX, clientY),
  })
  const pressed = (event: KeyboardEvent) => {
    const step = ({ ArrowRight: 'next', ArrowLeft: 'previous' } as const)[event.key]
    if (step) send({ type: step })
  }
  if (!shown) return null
  return (
    <dialog ref={dialog} aria-label={texts.name} className="lightbox" onKeyDown={pressed} onClose={onClose}>
      <div
        ref={stage}
        className="lightbox-stage"
        data-held={value === 'resting' ? undefined : ''}
        onPointerDown={event => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          send({ type: 'press', ...finger(event) })
        }}
        onPointerMove={event => send({ type: 'move', ...finger(event) })}
        onPointerUp={event => send({ type: 'lift', id: event.pointerId })}
        onPointerCancel={() => send({ type: 'cancel' })}
        onDoubleClick={({ currentTarget, clientX, clientY }) =>
          send({ type: 'zoom', ...fromMiddle(currentTarget, clientX, clientY) })
        }
      >
        {neighbours(pictures.length).map(step => {
          const at = position + step
          const picture = pictures[pictureAt(at, pictures.length)]
          const style = { transform: `translateX(calc(${step * 100}% + ${step * 24 + drag}px))` }
          return (
            <div key={at} className="lightbox-slide" style={style} aria-hidden={step !== 0} inert={step !== 0}>
              {picture && <Slide picture={picture} zoom={step === 0 ? drawn(zoom) : undefined} />}
            </div>
          )
        })}
      </div>
      <Controls pictures={pictures} index={index} shown={shown} onClose={() => dialog.current?.close()} onGo={send} />
    </dialog>
  )
}

interface ControlsProps {
  readonly pictures: readonly ShownPicture[]
  readonly index: number
  readonly shown: ShownPicture
  readonly onClose: () => void
  readonly onGo: (event: { readonly type: 'next' | 'previous' }) => void
}

function Controls({ pictures, index, shown, onClose, onGo }: ControlsProps) {
  const isOnline = useOnline()
  const number = index + 1
  return (
    <>
      <div className="lightbox-bar">
        <p aria-live="polite" className="min-w-0 flex-1 text-caption tabular-nums">
          {texts.place(number, pictures.length)}
          {shown.alt && <span className="sr-only">: {shown.alt}</span>}
        </p>
        <a
          href={originalAddress(shown.image)}
          download={fileName(shown, number)}
          aria-label={texts.download}
          title={texts.download}
          className="lightbox-button"
          onClick={event => {
            if (isOnline) return
            event.preventDefault()
            void saveSeen(shown, number)
          }}
        >
          <Download aria-hidden size={20} />
        </a>
        <button
          type="button"
          aria-label={texts.close}
          title={texts.close}
          className="lightbox-button"
          onClick={onClose}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            aria-label={texts.previous}
            className="lightbox-button lightbox-side left-3"
            onClick={() => onGo({ type: 'previous' })}
          >
            <ChevronLeft aria-hidden size={26} />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            className="lightbox-button lightbox-side right-3"
            onClick={() => onGo({ type: 'next' })}
          >
            <ChevronRight aria-hidden size={26} />
          </button>
        </>
      )}
      {shown.alt && (
        <p aria-hidden className="lightbox-words">
          {shown.alt}
        </p>
      )}
    </>
  )
}

/** Without the server the largest the device keeps of it; that is what is on the screen. */
async function saveSeen(picture: ShownPicture, number: number): Promise<void> {
  const kept = await keptPicture(addressesOf(picture.image))
  if (kept) saveFile(kept, fileName(picture, number))
}

/** A single picture has none beside it. */
const neighbours = (count: number): readonly number[] => (count > 1 ? [-1, 0, 1] : [0])

const drawn = ({ scale, x, y }: Zoom): string => `translate(${x}px, ${y}px) scale(${scale})`

function fromMiddle(element: Element, x: number, y: number) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

function useOpened(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const release = openModal(element)
    return () => {
      element.close()
      release()
    }
  }, [dialog])
}

function useSize(
  stage: RefObject<HTMLDivElement | null>,
  tell: (event: { type: 'size'; width: number; height: number }) => void,
): void {
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const look = () => tell({ type: 'size', width: element.clientWidth, height: element.clientHeight })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, tell])
}
