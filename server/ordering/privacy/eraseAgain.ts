import type { EraseAgain } from '../../base/backup/restore.ts'
import { installation } from '../../base/documents/write.ts'
import { forgetThings } from './erase.ts'

/** Erases in a backup that is put back who was erased since it was made. `at` is epoch ms. */
export const eraseAgain =
  (at: number): EraseAgain =>
  async (storage, things) => {
    const files = new Set<string>()
    const dropFile = async ({ publicHash, extension }: { publicHash: string; extension: string }): Promise<void> =>
      void files.add(`${publicHash}.${extension}`)
    const author = { actor: installation, device: 'restore', at }
    const { orders, customers, externals, notes } = await forgetThings({ storage, dropFile }, things, author)
    return { count: orders + customers + externals + notes, files }
  }
