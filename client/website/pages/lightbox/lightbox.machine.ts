import { assign, setup } from 'xstate'
import { typed } from '../../../../schema/base/typed.ts'

/** A finger that moved less (px) has tapped. */
export const TAP_PX = 50
/** Beyond this share of the slide's width the next slide comes. */
export const SWIPE_SHARE = 1 / 8
export const MOST_ZOOM = 5
const TAPPED_ZOOM = 2.5
/** A picture pinched to less than this is meant to be whole again. */
const NEARLY_WHOLE = 1.05

/** A finger, or the mouse, on the slide: px from the slide's middle. */
export interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** How large the picture is drawn, and how far (px) its middle lies from the slide's. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface LightboxInput {
  readonly count: number
  /** Index of the picture that was clicked. */
  readonly start: number
}

interface Context extends Size {
  readonly count: number
  /** Counts on without end both ways: after the last picture the first one comes from the same side as every other. */
  readonly position: number
  readonly fingers: readonly Finger[]
  /** Fingers and zoom as they were when the gesture began. */
  readonly from: { readonly fingers: readonly Finger[]; readonly zoom: Zoom }
  /** How far (px) the slide follows the finger. */
  readonly drag: number
  readonly zoom: Zoom
}

export type LightboxEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | ({ type: 'press' } & Finger)
  | ({ type: 'move' } & Finger)
  | { type: 'lift'; id: number }
  /** The system took the fingers away: nothing was meant. */
  | { type: 'cancel' }
  | ({ type: 'size' } & Size)
  /** A double tap at this place. */
  | { type: 'zoom'; x: number; y: number }

const whole: Zoom = { scale: 1, x: 0, y: 0 }

/** The picture of a position, whichever way one has gone round. */
export const pictureAt = (position: number, count: number): number => ((position % count) + count) % count

/** What lifting the finger means after a drag of so many px on a slide of this width. */
export function swipeOf(drag: number, width: number): 'tap' | 'next' | 'previous' | 'stay' {
  if (Math.abs(drag) < TAP_PX) return 'tap'
  if (Math.abs(drag) <= width * SWIPE_SHARE) return 'stay'
  return drag < 0 ? 'next' : 'previous'
}

/** A picture is never drawn smaller than its slide, and never pulled off it. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const size = Math.min(MOST_ZOOM, Math.max(1, scale))
  const [right, bottom] = [(width * (size - 1)) / 2, (height * (size - 1)) / 2]
  return { scale: size, x: Math.min(right, Math.max(-right, x)), y: Math.min(bottom, Math.max(-bottom, y)) }
}

/** The zoom at another scale, with what lies under `at` staying there. */
const zoomedAt = ({ scale, x, y }: Zoom, next: number, at: { readonly x: number; readonly y: number }): Zoom => ({
  scale: next,
  x: at.x - ((at.x - x) / scale) * next,
  y: at.y - ((at.y - y) / scale) * next,
})

const middleOf = ([one, other]: readonly Finger[]) => ({
  x: ((one?.x ?? 0) + (other?.x ?? one?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? one?.y ?? 0)) / 2,
})

const spanOf = ([one, other]: readonly Finger[]): number =>
  one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1

/** Two fingers: the picture grows with their distance and goes with their middle. */
function pinched({ fingers, from, width, height }: Context): Zoom {
  const [before, now] = [middleOf(from.fingers), middleOf(fingers)]
  const grown = (from.zoom.scale * spanOf(fingers)) / spanOf(from.fingers)
  const scale = Math.min(MOST_ZOOM, Math.max(1, grown))
  const { x, y } = zoomedAt(from.zoom, scale, before)
  return within({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, { width, height })
}

function panned({ fingers, from, width, height }: Context): Zoom {
  const [before, now] = [middleOf(from.fingers), middleOf(fingers)]
  const { scale, x, y } = from.zoom
  return within({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, { width, height })
}

const dragged = ({ fingers, from }: Context): number => middleOf(fingers).x - middleOf(from.fingers).x

/**
 * A picture in full size, one of several. One finger pulls the slide, or the picture where it is zoomed; two fingers zoom.
 * A single picture has no neighbours: it is pulled and comes back.
 */
export const lightboxMachine = setup({
  types: typed<{ context: Context; input: LightboxInput; events: LightboxEvent }>(),
  actions: {
    go: assign(({ context }, step: -1 | 1) =>
      context.count > 1 ? { position: context.position + step, drag: 0, zoom: whole } : { drag: 0 },
    ),
    press: assign(({ context }, { id, x, y }: Finger) => {
      const fingers = [...context.fingers.filter(finger => finger.id !== id), { id, x, y }].slice(-2)
      return { fingers, from: { fingers, zoom: context.zoom }, drag: 0 }
    }),
    move: assign(({ context }, { id, x, y }: Finger) => ({
      fingers: context.fingers.map(finger => (finger.id === id ? { id, x, y } : finger)),
    })),
    lift: assign(({ context }, { id }: { id: number }) => {
      const fingers = context.fingers.filter(finger => finger.id !== id)
      const zoom = context.zoom.scale < NEARLY_WHOLE ? whole : context.zoom
      return { fingers, zoom, from: { fingers, zoom } }
    }),
    pull: assign(({ context }) => ({ drag: dragged(context) })),
    pan: assign(({ context }) => ({ zoom: panned(context) })),
    pinch: assign(({ context }) => ({ zoom: pinched(context) })),
    letGo: assign({ fingers: [], drag: 0 }),
    toggleZoom: assign(({ context }, at: { x: number; y: number }) => ({
      zoom: context.zoom.scale > 1 ? whole : within(zoomedAt(whole, TAPPED_ZOOM, at), context),
    })),
    measure: assign((_, { width, height }: Size) => ({ width, height, zoom: whole })),
  },
  guards: {
    isZoomed: ({ context }) => context.zoom.scale > 1,
    isLast: ({ context }) => context.fingers.length <= 1,
    wantsNext: ({ context }) => swipeOf(context.drag, context.width) === 'next',
    wantsPrevious: ({ context }) => swipeOf(context.drag, context.width) === 'previous',
  },
}).createMachine({
  id: 'lightbox',
  context: ({ input }) => ({
    count: input.count,
    position: input.start,
    width: 0,
    height: 0,
    fingers: [],
    from: { fingers: [], zoom: whole },
    drag: 0,
    zoom: whole,
  }),
  on: {
    size: { actions: { type: 'measure', params: ({ event }) => event } },
    cancel: { target: '.resting', actions: 'letGo' },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        next: { actions: { type: 'go', params: 1 } },
        previous: { actions: { type: 'go', params: -1 } },
        zoom: { actions: { type: 'toggleZoom', params: ({ event }) => event } },
        press: [
          { guard: 'isZoomed', target: 'panning', actions: { type: 'press', params: ({ event }) => event } },
          { target: 'swiping', actions: { type: 'press', params: ({ event }) => event } },
        ],
      },
    },
    swiping: {
      on: {
        move: { actions: [{ type: 'move', params: ({ event }) => event }, 'pull'] },
        press: { target: 'pinching', actions: { type: 'press', params: ({ event }) => event } },
        lift: [
          { guard: 'wantsNext', target: 'resting', actions: [{ type: 'go', params: 1 }, 'letGo'] },
          { guard: 'wantsPrevious', target: 'resting', actions: [{ type: 'go', params: -1 }, 'letGo'] },
          { target: 'resting', actions: 'letGo' },
        ],
      },
    },
    pinching: {
      on: {
        move: { actions: [{ type: 'move', params: ({ event }) => event }, 'pinch'] },
        press: { actions: { type: 'press', params: ({ event }) => event } },
        // Whoever takes one finger away first does not swipe with the other.
        lift: { target: 'panning', actions: { type: 'lift', params: ({ event }) => event } },
      },
    },
    panning: {
      on: {
        move: [
          { guard: 'isZoomed', actions: [{ type: 'move', params: ({ event }) => event }, 'pan'] },
          { actions: { type: 'move', params: ({ event }) => event } },
        ],
        press: { target: 'pinching', actions: { type: 'press', params: ({ event }) => event } },
        lift: [
          { guard: 'isLast', target: 'resting', actions: 'letGo' },
          { actions: { type: 'lift', params: ({ event }) => event } },
        ],
      },
    },
  },
})
