import { useMemo, useState, useSyncExternalStore } from 'react'
import { kept } from '../../device/storage/kept.ts'
import { memo } from '../../device/storage/memo.ts'

/** Paths ('/products/42') of records opened on this device, newest first. */
export function useRecent(): { readonly paths: readonly string[]; readonly open: (path: string) => void } {
  const [recent] = useState(() => kept(memo, 'office-recent'))
  const text = useSyncExternalStore(recent.subscribe, recent.get)
  const paths = useMemo(() => (text ?? '').split(' ').filter(Boolean), [text])
  return {
    paths,
    open: path =>
      recent.set(
        [path, ...(recent.get() ?? '').split(' ').filter(each => each && each !== path)].slice(0, 8).join(' '),
      ),
  }
}
