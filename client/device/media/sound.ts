import { type Signal, signal } from '../signal.ts'

/** What a board says without words. */
type Tone = 'new' | 'alarm' | 'ready'

/** Whether this page may make sounds: browsers allow it after somebody has tapped. */
export const canSound: Signal<boolean> = signal(false)

let context: AudioContext | null = null

/** Lets the page make sounds from now on; to be called while somebody taps. Returns whether it may. */
export async function unlockSound(): Promise<boolean> {
  try {
    context ??= new AudioContext()
    await context.resume()
  } catch {
    // No sound on this device.
  }
  canSound.set(context?.state === 'running')
  return canSound.get()
}

/** Plays a tone, made here so that no file has to be loaded. `volume` is from 0 to 1. Silent where sound is not allowed. */
export function playTone(tone: Tone, volume: number): void {
  if (!context || context.state !== 'running' || volume <= 0) return
  const out = context.createGain()
  out.gain.value = Math.min(1, volume)
  out.connect(context.destination)
  let at = context.currentTime + 0.02
  for (const { hertz, seconds, shape } of tones[tone]) {
    if (hertz > 0) strike(context, out, { hertz, seconds, shape, at })
    at += seconds * 0.8
  }
}

interface Note {
  readonly hertz: number
  readonly seconds: number
  readonly shape: OscillatorType
}

const note = (hertz: number, seconds: number, shape: OscillatorType = 'triangle'): Note => ({ hertz, seconds, shape })

const tones: Readonly<Record<Tone, readonly Note[]>> = {
  new: [note(659, 0.22), note(880, 0.22), note(1047, 0.5)],
  alarm: [1, 2, 3].flatMap(() => [note(988, 0.16, 'square'), note(740, 0.16, 'square')]),
  ready: [note(784, 0.35, 'sine'), note(1175, 0.9, 'sine')],
}

function strike(audio: AudioContext, out: AudioNode, { hertz, seconds, shape, at }: Note & { at: number }): void {
  const oscillator = audio.createOscillator()
  const loudness = audio.createGain()
  oscillator.type = shape
  oscillator.frequency.value = hertz
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.9, at + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  oscillator.connect(loudness).connect(out)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}
