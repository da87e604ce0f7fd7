import { Check, RotateCcw, StickyNote, Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { mayBeNoted } from '../../../schema/business/note.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { Refused, type Row } from '../../data/office/office.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { agoText } from '../../ui/dates/ago.ts'
import { TextArea } from '../../ui/Field.tsx'
import { useUndo } from '../history/useUndo.ts'
import { useEntity, useOffice, useZone } from '../shell/scope.tsx'
import { floating, iconButton } from '../shell/styles.ts'
import { texts } from './texts.ts'
import { useNotes, writtenAt } from './useNotes.ts'

interface NotesProps {
  readonly entity: Entity
  readonly row: Row
}

/** What the staff write to each other about a document: a button with how many are open, and the notes behind it. */
export function Notes({ entity, row }: NotesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const on = `${entity.type}:${row.id}`
  const notes = useNotes(on)
  const open = notes.filter(({ body }) => body['isDone'] !== true)
  if (!mayBeNoted(on) || entity.type === 'notes') return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${iconButton} relative`}
        aria-label={texts.open(open.length)}
        title={texts.title}
      >
        <StickyNote size={17} aria-hidden />
        {open.length > 0 && (
          <span
            aria-hidden
            className="absolute -top-0.5 -right-0.5 flex min-w-4 items-center justify-center rounded-full bg-warning-soft px-1 text-[10px] font-strong text-warning tabular-nums"
          >
            {open.length}
          </span>
        )}
      </button>
      <section
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        aria-label={texts.title}
        style={{ width: '22rem', marginInline: '0.5rem' }}
        className={`office-popover ${floating} max-h-[min(36rem,75dvh)] flex-col gap-3 overflow-y-auto p-4 text-caption [&:popover-open]:flex`}
      >
        <h2 className="text-lead">{texts.title}</h2>
        {notes.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        <NoteList notes={open} />
        {open.length < notes.length && (
          <details>
            <summary className="cursor-pointer py-1 text-ink-soft pointer-coarse:py-3">
              {texts.ticked(notes.length - open.length)}
            </summary>
            <NoteList notes={notes.filter(note => !open.includes(note))} />
          </details>
        )}
        {isOpen && <NewNote key={on} on={on} />}
      </section>
    </>
  )
}

function NoteList({ notes }: { readonly notes: readonly Row[] }) {
  useNow(60_000)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {notes.map(note => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  )
}

function Note({ note }: { readonly note: Row }) {
  const { office } = useOffice()
  const { did } = useUndo()
  const entity = useEntity('notes')
  const zone = useZone()
  const { author, text, isDone } = note.body
  const tick = () => void office.save('notes', note.id, { isDone: isDone !== true }, note)
  const remove = async () => {
    const before = await office.remove('notes', note.id)
    if (entity) did({ entity, id: note.id, before, after: null }, texts.removed)
  }
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft">{texts.from(String(author), agoText(writtenAt(note), clockNow(), zone))}</p>
        <p
          className={`text-body break-words whitespace-pre-line ${isDone === true ? 'text-ink-soft line-through' : ''}`}
        >
          {String(text)}
        </p>
      </div>
      <button
        type="button"
        className={`${iconButton} pointer-coarse:size-11`}
        aria-label={isDone === true ? texts.again : texts.done}
        title={isDone === true ? texts.again : texts.done}
        onClick={tick}
      >
        {isDone === true ? <RotateCcw size={15} aria-hidden /> : <Check size={16} aria-hidden />}
      </button>
      <button
        type="button"
        className={`${iconButton} pointer-coarse:size-11`}
        aria-label={texts.remove}
        title={texts.remove}
        onClick={() => void remove()}
      >
        <Trash2 size={15} aria-hidden />
      </button>
    </li>
  )
}

/** What is typed stays on the device until it is a note. */
function NewNote({ on }: { readonly on: string }) {
  const { office, me } = useOffice()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const place = `notes:new:${on}`
  useEffect(() => {
    let isGone = false
    const fill = async () => {
      const kept = await office.drafts.read(place)
      if (!isGone && typeof kept?.['text'] === 'string') setText(kept['text'])
    }
    void fill()
    return () => {
      isGone = true
    }
  }, [office, place])
  const type = (next: string) => {
    setText(next)
    setProblem(undefined)
    void (next === '' ? office.drafts.drop(place) : office.drafts.keep(place, { text: next }))
  }
  const send = async () => {
    if (text.trim() === '') return setProblem(texts.empty)
    const writtenNow = new Date(clockNow()).toISOString()
    const body = { on, text: text.trim(), author: nameOfPerson(me.user), writtenAt: writtenNow, isDone: false }
    try {
      await office.save('notes', null, body, null)
      type('')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblem(texts.tooLong)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={texts.write}
        hint={texts.hint}
        error={problem}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button size="small" className="self-end" onClick={() => void send()}>
        {texts.send}
      </Button>
    </div>
  )
}
