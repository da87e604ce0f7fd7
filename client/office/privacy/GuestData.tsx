import { Download, Search, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Erasure, eraseGuest, exportGuest, type FoundGuest, findGuests } from '../../../schema/ordering/privacy.ts'
import type { GuestSelection } from '../../../schema/ordering/privacyRequests.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loading } from '../server/Loading.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAnswer } from '../server/useServerAnswer.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { EmptyCard } from '../shell/CardList.tsx'
import { card } from '../shell/styles.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { GuestCard } from './GuestCard.tsx'
import { texts } from './texts.ts'

const words = texts.guests

/** What is kept about a guest: found, given to them, erased. */
export function GuestData() {
  const [chosen, setChosen] = useState<ReadonlySet<FoundGuest>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const found = useServerAnswer(findGuests, ({ guests }) => setChosen(new Set(guests.length === 1 ? guests : [])))
  const file = useServerAnswer(exportGuest, ({ name, html }) => saveFile(new Blob([html], { type: 'text/html' }), name))
  const erased = useServerAnswer(eraseGuest, () => {
    setAsked(false)
    found.clear()
  })
  const isGuestShown = useShows('customerData')
  if (!isGuestShown) return <EmptyCard title={words.hidden} />
  const people = [...chosen]
  const isOpen = people.some(({ open }) => open > 0)
  const toggle = (guest: FoundGuest): void => {
    const next = new Set(chosen)
    if (!next.delete(guest)) next.add(guest)
    setChosen(next)
  }
  return (
    <div className="flex max-w-[56rem] flex-col gap-4">
      <Question
        isBusy={found.isBusy}
        onAsk={body => {
          erased.clear()
          found.send({ body })
        }}
      />
      <ProblemNotice problem={found.problem} onAgain={found.again} />
      {erased.value && <Erased sums={erased.value} />}
      {found.isBusy && <Loading className="h-32" label={words.looking} />}
      {found.value?.guests.length === 0 && <EmptyCard title={words.none} hint={words.noneHint} />}
      {found.value?.isCut && <Notice>{words.cut}</Notice>}
      <ul className="flex flex-col gap-3">
        {found.value?.guests.map(guest => (
          <li key={[...guest.keys, ...guest.orders, ...guest.customers].join()}>
            <GuestCard guest={guest} isChosen={chosen.has(guest)} onToggle={() => toggle(guest)} />
          </li>
        ))}
      </ul>
      {found.value && found.value.guests.length > 0 && (
        <div className="flex flex-col gap-3">
          <ProblemNotice problem={file.problem} onAgain={file.again} />
          <div className="flex flex-wrap gap-2">
            <Button
              className="max-tablet:flex-1"
              variant="secondary"
              icon={<Download size={18} aria-hidden />}
              disabled={people.length === 0}
              busy={file.isBusy}
              onClick={() => file.send({ body: selectionOf(people) })}
            >
              {words.export}
            </Button>
            <Button
              className="max-tablet:flex-1"
              variant="danger"
              icon={<Trash2 size={18} aria-hidden />}
              disabled={people.length === 0 || isOpen}
              onClick={() => setAsked(true)}
            >
              {words.erase}
            </Button>
          </div>
          {isOpen && <p className="text-caption text-ink-soft">{words.openHint}</p>}
        </div>
      )}
      {isAsked && (
        <EraseDialog
          names={people.flatMap(({ names }) => names)}
          isBusy={erased.isBusy}
          problem={erased.problem}
          onConfirm={() => erased.send({ body: selectionOf(people) })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

const selectionOf = (people: readonly FoundGuest[]): GuestSelection => ({
  keys: people.flatMap(({ keys }) => keys),
  orders: people.flatMap(({ orders }) => orders),
  customers: people.flatMap(({ customers }) => customers),
})

interface QuestionProps {
  readonly isBusy: boolean
  readonly onAsk: (question: Readonly<Record<string, string>>) => void
}

function Question({ isBusy, onAsk }: QuestionProps) {
  const [isMissing, setMissing] = useState(false)
  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()] as const)
    const question = Object.fromEntries(typed.filter(([, value]) => value !== ''))
    const isNothing = Object.keys(question).length === 0
    setMissing(isNothing)
    if (!isNothing) onAsk(question)
  }
  return (
    <form className={`${card} flex flex-col gap-4 p-4 tablet:p-5`} onSubmit={ask} aria-label={words.title}>
      <header className="flex flex-col gap-1">
        <h2 className="text-lead">{words.title}</h2>
        <p className="text-ink-soft">{words.intro}</p>
      </header>
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField label={words.phone} name="phone" inputMode="tel" autoComplete="off" />
        <TextField label={words.email} name="email" inputMode="email" autoComplete="off" />
        <TextField label={words.name} name="name" autoComplete="off" error={isMissing ? words.missing : undefined} />
        <TextField label={words.order} name="order" hint={words.orderHint} autoComplete="off" />
      </div>
      <Button type="submit" className="self-start" icon={<Search size={18} aria-hidden />} busy={isBusy}>
        {words.search}
      </Button>
    </form>
  )
}

const Erased = ({ sums }: { readonly sums: Erasure }) => (
  <Notice tone="success" title={texts.erase.done} urgent>
    {texts.erase.doneText(sums)}
  </Notice>
)
