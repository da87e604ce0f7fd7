import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { isOfTemplate, shiftOfTemplate, type TypedShift } from '../../../schema/time/plan/typedShifts.ts'
import type { ShiftTemplate } from '../../../schema/time/shiftTemplate.ts'
import { shiftText } from '../../../schema/time/shiftText.ts'
import { useOffice } from '../shell/scope.tsx'
import { fieldBeside, focusField, type Place, placeOf } from './rosterPlaces.ts'
import type { Entry, Line, RosterWeek } from './rosterWeek.ts'
import type { Way } from './ShiftInput.tsx'
import { texts } from './texts.ts'
import type { Moving } from './useMoving.ts'
import type { Field, RosterDeeds } from './useRosterDeeds.ts'

/** The field in which somebody types. */
export interface Editing {
  readonly user: number | null
  readonly date: string
  /** What stands in it at first. */
  readonly start: string
  /** The shift that is typed anew; absent for a further one. */
  readonly shift?: Entry
}

/** What the fields share. It stays the same while something is typed, dragged or moved: only fields that change are drawn. */
export interface Fields extends Omit<Acts, 'put'> {
  readonly drag: (what: Entry | ShiftTemplate | null) => void
  readonly drop: (field: Field, isCopy: boolean) => void
  /** Whether something is being dragged that can be put into a field. */
  readonly takes: () => boolean
  /** Station, branch and note of a shift, as far as there is something to say. */
  readonly moreOf: (entry: Entry) => string
  readonly templates: readonly ShiftTemplate[]
  readonly colorOf: (entry: Entry) => string | null
  readonly moving: Moving
}

/** What is done in a field. */
interface Acts {
  readonly typed: (field: Field, shifts: readonly TypedShift[], way: Way) => void
  /** The place for a further shift was pressed: it is typed there, or is that of the template that was chosen. */
  readonly press: (field: Field) => void
  readonly stop: (field: Field) => void
  readonly open: (entry: Entry) => void
  /** Puts what was dragged into a field. */
  readonly put: (what: Entry | ShiftTemplate, field: Field, isCopy: boolean) => void
}

export interface Planning {
  readonly fields: Fields
  readonly editing: Editing | null
  /** The shift that was cut out and not put anywhere yet. */
  readonly cut: number | null
  /** The template whose shift is put wherever somebody presses, until it is put away. */
  readonly chosen: ShiftTemplate | null
  readonly choose: (template: ShiftTemplate | null) => void
}

interface PlanningOptions {
  readonly week: RosterWeek
  readonly deeds: RosterDeeds
  readonly moving: Moving
  readonly frame: RefObject<HTMLElement | null>
  readonly moreOf: (entry: Entry) => string
  readonly templates: readonly ShiftTemplate[]
  readonly onOpen: (entry: Entry) => void
}

/** Planning by keys, text and pointer: what is typed, taken along and put somewhere. */
export function usePlanning({ week, deeds, moving, frame, moreOf, templates, onOpen }: PlanningOptions) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [chosen, choose] = useState<ShiftTemplate | null>(null)
  const { cut, take, paste } = useTaken(deeds)
  // A field that goes away is left once more: what was typed counts once.
  const isTyping = useRef(false)
  const wanted = useRef<Place | null>(null)
  useEffect(() => {
    if (wanted.current && focusField(frame.current, wanted.current)) wanted.current = null
  })
  const edit = ({ user, date }: Field, start: string, shift?: Entry) => {
    isTyping.current = true
    setEditing({ user, date, start, ...(shift ? { shift } : {}) })
  }
  const leave = ({ user, date }: Field, way: Way | null) => {
    isTyping.current = false
    if (way !== null) wanted.current = fieldBeside(week, { user, date }, way)
    setEditing(null)
  }
  const acts: Acts = {
    open: onOpen,
    press: field => (chosen ? void deeds.put(field, null, [shiftOfTemplate(chosen)]) : edit(field, '')),
    typed(field, shifts, way) {
      if (!isTyping.current || !editing) return
      const branch = editing.shift?.branch ?? field.branch
      // Who has pressed something else is there already.
      leave(field, way === 'stay' ? null : way)
      void deeds.put(field, branch, shifts, editing.shift)
    },
    stop: field => isTyping.current && leave(field, 'stay'),
    put(what, field, isCopy) {
      if ('row' in what) void (isCopy ? deeds.copy(what, field) : deeds.move(what, field))
      else void deeds.put(field, null, [shiftOfTemplate(what)])
    },
  }
  const fields = useFields(acts, { moreOf, templates, moving })
  const remove = (entry: Entry | undefined, place: Place) => {
    if (!entry) return
    // The shift goes, its field stays.
    focusField(frame.current, place, true)
    void deeds.remove(entry)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const line = place && week.lines.find(({ id }) => id === place.user)
    if (!place || !line || event.altKey || event.defaultPrevented) return
    const field = { user: line.id, branch: line.branch, date: place.date }
    const entry = entryAt(line, place)
    const run = actionOf(event, beginsName(templates, event.key), {
      x: () => take(entry, true),
      c: () => take(entry, false),
      v: () => paste(field),
      d: () => entry && void deeds.copy(entry, { ...field, date: addDays(entry.date, 1) }),
      remove: () => remove(entry, place),
      rename: () => edit(field, entry ? shiftText(entry) : '', entry),
      type: () => edit(field, event.key),
    })
    if (!run) return
    event.preventDefault()
    run()
  }
  return { planning: { fields, editing, cut, chosen, choose } satisfies Planning, onKeyDown }
}

/** The acts of the last drawing behind functions that stay the same. */
function useFields(acts: Acts, { moreOf, templates, moving }: Pick<Fields, 'moreOf' | 'templates' | 'moving'>): Fields {
  // Nothing looks different while something is dragged: no state that is drawn.
  const dragged = useRef<Entry | ShiftTemplate | null>(null)
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      typed: (field, shifts, way) => latest.current.typed(field, shifts, way),
      press: field => latest.current.press(field),
      stop: field => latest.current.stop(field),
      open: entry => latest.current.open(entry),
      drag(what) {
        dragged.current = what
      },
      drop(field, isCopy) {
        const { current: what } = dragged
        dragged.current = null
        if (what) latest.current.put(what, field, isCopy)
      },
      takes: () => dragged.current !== null,
      moreOf,
      templates,
      moving,
      colorOf: entry => templates.find(template => isOfTemplate(entry, template))?.color ?? null,
    }),
    [moreOf, templates, moving],
  )
}

/** The shift that was cut out or copied, until it is put somewhere. */
function useTaken(deeds: RosterDeeds) {
  const { tell } = useOffice()
  const [taken, setTaken] = useState<{ readonly entry: Entry; readonly isCut: boolean } | null>(null)
  return {
    cut: taken?.isCut ? taken.entry.id : null,
    take(entry: Entry | undefined, isCut: boolean) {
      if (!entry) return
      setTaken({ entry, isCut })
      tell({ text: isCut ? texts.did.cut : texts.did.kept })
    },
    paste(field: Field) {
      if (!taken) return
      setTaken(taken.isCut ? null : taken)
      void (taken.isCut ? deeds.move(taken.entry, field) : deeds.copy(taken.entry, field))
    },
  }
}

/** Whether a key is what the name of a template begins with. */
const beginsName = (templates: readonly ShiftTemplate[], key: string): boolean =>
  templates.some(({ name }) => name.toLocaleLowerCase('de').startsWith(key.toLocaleLowerCase('de')))

const entryAt = (line: Line, { shift }: Place): Entry | undefined => line.days.flat().find(({ id }) => id === shift)

type KeyActs = Readonly<Record<'x' | 'c' | 'v' | 'd' | 'remove' | 'rename' | 'type', () => unknown>>

/** What a key means in a field of the roster; undefined where it means nothing here. */
function actionOf(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  isName: boolean,
  acts: KeyActs,
): (() => unknown) | undefined {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    return letter === 'x' || letter === 'c' || letter === 'v' || letter === 'd' ? acts[letter] : undefined
  }
  if (key === 'Delete' || key === 'Backspace') return acts.remove
  if (key === 'F2') return acts.rename
  return /^\d$/.test(key) || (isName && /^\p{L}$/u.test(key)) ? acts.type : undefined
}
