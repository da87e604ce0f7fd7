import { tabClipboard } from '../../shell/tabClipboard.ts'

/** A block that was copied, to be put into any page. */
export const clipboard = tabClipboard('clipboard')
