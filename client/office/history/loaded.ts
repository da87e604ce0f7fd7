import type { Live } from '../../data/engine/live.ts'

/** The first value of something live that is being read from the device. */
export function loaded<T>({ get, subscribe }: Live<T>): Promise<T> {
  return new Promise(resolve => {
    let stop = () => {}
    const look = () => {
      const value = get()
      if (value === undefined) return
      stop()
      resolve(value)
    }
    stop = subscribe(look)
    look()
  })
}
