import { createContext } from 'react'

/** How the person leaves: takes everything off the device first. */
export const SignOutContext = createContext<() => Promise<void>>(async () => {})
