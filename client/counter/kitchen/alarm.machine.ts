import { assign, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'

type AlarmEvent =
  | { readonly type: 'shift.begun' }
  | { readonly type: 'shift.ended' }
  /** Orders nobody has acknowledged on this device, and how urgent the most urgent one is (0 to 3). */
  | { readonly type: 'orders.changed'; readonly unseen: readonly number[]; readonly level: number }

interface Context {
  readonly unseen: readonly number[]
  readonly level: number
}

/** How often the sound is repeated while an order waits for somebody to see it. */
export const REPEAT_MS = 12_000
/** The same once the order is overdue: louder, and without a breath. */
export const ALARM_MS = 4000

/**
 * Sounds for new orders until somebody on this device has acknowledged them all. A browser makes no sound before somebody
 * tapped, so it begins with the shift. Tags: `onShift`, `ringing`, `alarm` (an order is overdue).
 */
export const alarmMachine = setup({
  types: typed<{ context: Context; events: AlarmEvent }>(),
  actions: {
    ring: (_, _tone: 'new' | 'alarm') => {},
    take: assign((_, { unseen, level }: Context) => ({ unseen, level })),
  },
  guards: {
    isUnseen: ({ context }) => context.unseen.length > 0,
    isSeen: ({ context }) => context.unseen.length === 0,
    isOverdue: ({ context }) => context.unseen.length > 0 && context.level > 0,
    isPatient: ({ context }) => context.level === 0,
    /** One more than before: it sounds at once, whatever the rhythm. */
    isFresh: ({ context, event }) =>
      event.type === 'orders.changed' && event.unseen.some(id => !context.unseen.includes(id)),
  },
  delays: { repeat: REPEAT_MS, alarm: ALARM_MS },
}).createMachine({
  id: 'alarm',
  context: { unseen: [], level: 0 },
  on: { 'orders.changed': { actions: { type: 'take', params: ({ event }) => event } } },
  initial: 'off',
  states: {
    off: { on: { 'shift.begun': 'onShift' } },
    onShift: {
      tags: 'onShift',
      on: { 'shift.ended': 'off' },
      initial: 'quiet',
      states: {
        quiet: {
          always: [
            { guard: 'isOverdue', target: 'alarm' },
            { guard: 'isUnseen', target: 'ringing' },
          ],
        },
        ringing: {
          tags: 'ringing',
          entry: { type: 'ring', params: 'new' },
          always: [
            { guard: 'isSeen', target: 'quiet' },
            { guard: 'isOverdue', target: 'alarm' },
          ],
          on: {
            'orders.changed': {
              guard: 'isFresh',
              target: 'ringing',
              reenter: true,
              actions: { type: 'take', params: ({ event }) => event },
            },
          },
          after: { repeat: { target: 'ringing', reenter: true } },
        },
        alarm: {
          tags: ['ringing', 'alarm'],
          entry: { type: 'ring', params: 'alarm' },
          always: [
            { guard: 'isSeen', target: 'quiet' },
            { guard: 'isPatient', target: 'ringing' },
          ],
          after: { alarm: { target: 'alarm', reenter: true } },
        },
      },
    },
  },
})
