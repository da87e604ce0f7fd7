import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import { nextPaint } from '../../device/page/idle.ts'

/** Rows drawn above and below what is in sight, so that scrolling meets drawn ones. */
const BESIDE = 12

interface VisibleOptions {
  readonly total: number
  /** Pixels; all rows are as high. */
  readonly rowHeight: number
  /** What scrolls; null while something else is shown in its place. */
  readonly frame: RefObject<HTMLElement | null>
  readonly isFrameShown: boolean
  /** How many rows are drawn from the first on, whatever is in sight; 0 for those in sight. */
  readonly onPaper: number
}

/** Places of rows in sight. */
interface Span {
  readonly first: number
  readonly end: number
}

/** Places of the rows in and around sight; `first` is the first in sight. Call `onScroll` with the frame whenever it scrolls. */
export function useVisible({ total, rowHeight, frame, isFrameShown, onPaper }: VisibleOptions) {
  // As many as a whole window has room for, until the frame is measured: the first rows are drawn with it and not a frame later.
  const [seen, setSeen] = useState<Span>(() => ({ first: 0, end: Math.ceil(innerHeight / rowHeight) }))
  const onScroll = (element: HTMLElement) => setSeen(before => spanIn(element, rowHeight, before))
  useEffect(() => {
    const element = frame.current
    if (!isFrameShown || !element) return undefined
    // Tells the size at once as well, before anything is painted.
    const observer = new ResizeObserver(() => setSeen(before => spanIn(element, rowHeight, before)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, rowHeight, isFrameShown])
  const beside = useBeside()
  const from = onPaper === 0 ? Math.max(0, Math.min(seen.first, total - 1) - beside) : 0
  const to = Math.min(total, onPaper > 0 ? onPaper : seen.end + beside)
  const visible = useMemo(() => Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place), [from, to])
  /** Scrolls no further than it takes to have the whole row in sight. */
  const scrollTo = (index: number) => {
    const element = frame.current
    if (!element) return
    const { scrollTop, clientHeight } = element
    const top = index * rowHeight
    // The head stands over the rows, as high as one of them.
    const lowest = top + 2 * rowHeight - clientHeight
    if (top < scrollTop) element.scrollTo({ top })
    else if (lowest > scrollTop) element.scrollTo({ top: lowest })
  }
  return { first: seen.first, visible, scrollTo, onScroll }
}

/** What is in sight is painted before what is not. */
function useBeside(): number {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    void nextPaint().then(() => isGone || startTransition(() => setPainted(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isPainted ? BESIDE : 0
}

function spanIn({ scrollTop, clientHeight }: HTMLElement, rowHeight: number, before: Span): Span {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight))
  const end = Math.ceil((scrollTop + clientHeight) / rowHeight)
  return before.first === first && before.end === end ? before : { first, end }
}
