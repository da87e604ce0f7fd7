import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'

/** How a page becomes an app here: by the browser's own offer, by hand on Apple's devices, or by hand elsewhere. */
export type InstallWay = 'offer' | 'iphone' | 'ipad' | 'manual'

export interface InstallInput {
  /** The settings want it, this is no kiosk, and the browser can do it. */
  readonly isPossible: boolean
  /** It already runs as an app, or was installed on this device before. */
  readonly isInstalled: boolean
  /** 'Jetzt nicht' was said within the last month. */
  readonly isDismissed: boolean
  /** The visitor had agreed to cookies before this page was opened. */
  readonly hasConsent: boolean
  readonly hasOffer: boolean
  readonly way: InstallWay
}

export type InstallEvent =
  | { type: 'consent.given' }
  | { type: 'offer.changed'; hasOffer: boolean }
  | { type: 'app.installed' }
  /** The link 'App installieren' in the footer or on the status page. */
  | { type: 'install.asked' }
  /** 'Installieren' and 'Jetzt nicht' of the prompt. */
  | { type: 'prompt.accepted' }
  | { type: 'prompt.dismissed' }
  /** 'Installation abschliessen' of the instructions, and their cancel button. */
  | { type: 'instructions.finished' }
  | { type: 'instructions.cancelled' }

interface Context extends InstallInput {
  /** What cancelling the instructions leads back to. */
  readonly cameFrom: 'prompt' | 'link'
}

/** After accepting, and where consent was there before. */
const PROMPT_AFTER_ACCEPTING_MS = 250
const PROMPT_WITH_CONSENT_MS = 5000
/** A browser that makes no offer in this time will make none: it is explained how to do it by hand. */
export const OFFER_PATIENCE_MS = 10_000

/**
 * The way from the question '{shop} als App installieren?' to the installed app.
 * The worker is there for everybody, so 'no registration' reads here: neither standalone nor installed on this device.
 * Tags: `offered` the links are shown, `prompt` the question, `instructions`, `byHand` how it is done without an offer.
 */
export const installMachine = setup({
  types: typed<{ context: Context; input: InstallInput; events: InstallEvent }>(),
  actors: {
    /** The browser's own prompt. */
    askBrowser: fromPromise<'accepted' | 'dismissed'>(notProvided),
    /** Tells of offers and of an installed app. */
    browser: fromCallback<InstallEvent>(notProvided),
  },
  actions: {
    /** Keeps 'Jetzt nicht' for a month. */
    rememberDismissal: () => {},
    rememberInstalled: () => {},
    /** The browser offers it again: it is not installed, whatever this device remembers. */
    forgetInstalled: () => {},
    takeOffer: assign((_, { hasOffer }: { hasOffer: boolean }) => ({ hasOffer })),
    dismiss: assign({ isDismissed: true }),
    comeFromPrompt: assign({ cameFrom: 'prompt' }),
    comeFromLink: assign({ cameFrom: 'link' }),
  },
  guards: {
    isPossible: ({ context }) => context.isPossible,
    isInstalled: ({ context }) => context.isInstalled,
    hasConsent: ({ context }) => context.hasConsent,
    isDismissed: ({ context }) => context.isDismissed,
    hasOffer: ({ context }) => context.hasOffer,
    cameFromPrompt: ({ context }) => context.cameFrom === 'prompt',
    needsNoOffer: ({ context }) => context.way !== 'offer',
    isOffered: (_, { hasOffer }: { hasOffer: boolean }) => hasOffer,
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, cameFrom: 'prompt' }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => !context.isPossible, target: 'impossible' },
        { guard: 'isInstalled', target: 'installed' },
        { target: 'possible' },
      ],
    },
    impossible: {},
    possible: {
      tags: 'offered',
      invoke: { src: 'browser', id: 'browser' },
      on: {
        'offer.changed': { actions: { type: 'takeOffer', params: ({ event }) => event } },
        'app.installed': 'installed',
        'install.asked': { target: '.beginning', actions: 'comeFromLink' },
      },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isDismissed', target: 'idle' },
            { guard: 'hasConsent', target: 'later' },
            { target: 'unasked' },
          ],
        },
        unasked: { on: { 'consent.given': 'soon' } },
        soon: { after: { [PROMPT_AFTER_ACCEPTING_MS]: 'prompting' } },
        later: { after: { [PROMPT_WITH_CONSENT_MS]: 'prompting' } },
        idle: {},
        prompting: {
          tags: 'prompt',
          on: {
            'prompt.accepted': { target: 'beginning', actions: 'comeFromPrompt' },
            'prompt.dismissed': { target: 'idle', actions: ['dismiss', 'rememberDismissal'] },
          },
        },
        beginning: { always: [{ guard: 'hasOffer', target: 'asking' }, { target: 'instructing' }] },
        instructing: {
          tags: 'instructions',
          initial: 'choosing',
          on: {
            'instructions.cancelled': [{ guard: 'cameFromPrompt', target: 'prompting' }, { target: 'idle' }],
          },
          states: {
            choosing: { always: [{ guard: 'needsNoOffer', target: 'byHand' }, { target: 'waiting' }] },
            waiting: {
              after: { [OFFER_PATIENCE_MS]: 'byHand' },
              on: {
                'offer.changed': {
                  guard: { type: 'isOffered', params: ({ event }) => event },
                  target: 'ready',
                  actions: { type: 'takeOffer', params: ({ event }) => event },
                },
              },
            },
            ready: { on: { 'instructions.finished': '#install.possible.asking' } },
            byHand: { tags: 'byHand' },
          },
        },
        asking: {
          invoke: {
            src: 'askBrowser',
            onDone: [
              { guard: ({ event }) => event.output === 'accepted', target: '#install.installed' },
              { target: 'idle', actions: ['dismiss', 'rememberDismissal'] },
            ],
            onError: 'instructing.byHand',
          },
        },
      },
    },
    installed: {
      entry: 'rememberInstalled',
      invoke: { src: 'browser', id: 'browser' },
      on: {
        'offer.changed': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'possible.idle',
          actions: ['forgetInstalled', { type: 'takeOffer', params: ({ event }) => event }],
        },
      },
    },
  },
})

function notProvided(): never {
  throw new Error('install.effects.ts provides this')
}
