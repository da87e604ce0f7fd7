import { Palmtree } from 'lucide-react'
import type { ReactNode } from 'react'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import type { PersonWarnings } from '../../../schema/time/yearCalls.ts'
import { AttentionItem } from './AttentionItem.tsx'
import { texts } from './texts.ts'

/** So many are named. */
const NAMED = 3

/** Whoever has to be told that vacation lapses, in one line however many they are. */
export function warningItems(due: readonly PersonWarnings[]): ReactNode[] {
  if (due.length === 0) return []
  const more = due.length - NAMED
  const names = due.slice(0, NAMED).map(({ user }) => nameOfPerson(user))
  return [
    <AttentionItem
      key="vacation"
      to="/times"
      search={{ teil: 'jahr' }}
      icon={<Palmtree size={18} aria-hidden />}
      title={texts.toWarn(due.length)}
      text={`${names.join(', ')}${more > 0 ? texts.andMore(more) : ''}.`}
    />,
  ]
}
