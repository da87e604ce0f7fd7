import { isObject } from '../../../schema/base/sameValue.ts'
import type { Memo } from '../../device/storage/memo.ts'

/** A view somebody kept for themselves, on this device. */
interface OwnView {
  readonly name: string
  readonly list: string
  readonly address: string
}

/** The views of one person: nobody else's device ever has them. */
export function ownViews(memo: Pick<Memo, 'get' | 'set'>, user: number) {
  const key = `views-${user}`
  const all = (): readonly OwnView[] => {
    const parsed: unknown = parsedIn(memo.get(key))
    return Array.isArray(parsed) ? parsed.filter(isOwnView) : []
  }
  const write = (views: readonly OwnView[]) => memo.set(key, views.length > 0 ? JSON.stringify(views) : null)
  return {
    of: (list: string) => all().filter(view => view.list === list),
    /** In the place of one with the same name. */
    keep: (view: OwnView) => write([...others(all(), view), view]),
    remove: (view: OwnView) => write(others(all(), view)),
  }
}

const others = (views: readonly OwnView[], { name, list }: OwnView) =>
  views.filter(view => view.name !== name || view.list !== list)

function parsedIn(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isOwnView = (value: unknown): value is OwnView =>
  isObject(value) && ['name', 'list', 'address'].every(key => typeof value[key] === 'string')
