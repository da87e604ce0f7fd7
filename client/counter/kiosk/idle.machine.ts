import { setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'

/** Nobody touches the screen for so long (ms): the guest is asked. */
export const IDLE_MS = 90_000
/** And then has so long (ms) to say that more time is needed (WCAG 2.2.1). */
export const WARNING_MS = 20_000

type IdleEvent =
  | { readonly type: 'began' }
  | { readonly type: 'touched' }
  | { readonly type: 'extended' }
  | { readonly type: 'finished' }

/** Who has left a kiosk leaves nothing behind: not the cart, not a name. A guest who only thinks can go on. */
export const idleMachine = setup({
  types: typed<{ events: IdleEvent }>(),
  actions: {
    /** Takes away everything of the guest. */
    wipe: () => {},
  },
  delays: { idle: IDLE_MS, warning: WARNING_MS },
}).createMachine({
  id: 'idle',
  initial: 'resting',
  states: {
    /** The screensaver: a tap begins, whatever it hits. */
    resting: { entry: 'wipe', on: { began: 'active' } },
    active: {
      on: { touched: { target: 'active', reenter: true }, finished: 'resting' },
      after: { idle: 'warning' },
    },
    /** The finger that taps a button of the question must not answer it before. */
    warning: {
      on: { extended: 'active', finished: 'resting' },
      after: { warning: 'resting' },
    },
  },
})
