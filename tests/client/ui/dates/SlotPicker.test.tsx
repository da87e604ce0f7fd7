import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SlotPicker } from '../../../../client/ui/dates/SlotPicker.tsx'

const zone = 'Europe/Vienna'
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`)
const nothing = () => {}

/** Sunday, the 22nd of November, at a branch that is closed on Mondays and has sold all of 12:15. */
function shown(given: { readonly value: number | null; readonly isSoon?: boolean; readonly days?: readonly string[] }) {
  const days = given.days ?? ['2026-11-22', '2026-11-24', '2026-11-25', '2026-12-01']
  return renderToStaticMarkup(
    <SlotPicker
      day="2026-11-22"
      today="2026-11-22"
      days={new Set(days)}
      starts={[at('11:45'), at('11:50'), at('12:00')]}
      parts={[
        {
          heading: 'Mittag',
          listed: [
            { start: at('11:45'), state: 'free' },
            { start: at('12:00'), state: 'free' },
            { start: at('12:15'), state: 'full' },
          ],
        },
      ]}
      value={given.value}
      isChosen={start => start === given.value}
      soon={{ label: 'So bald wie möglich (ca. 12:40)', isChosen: given.isSoon ?? false, onChoose: nothing }}
      zone={zone}
      onDay={nothing}
      onTime={nothing}
    />,
  )
}
const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? []
const nameOf = (input: string) => / name="([^"]*)"/.exec(input)?.[1]
const words = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]*>/)
    .filter(Boolean)

describe('The choice of a time', () => {
  it('begins with as soon as possible, then come days as people call them, then times', () => {
    const said = words(shown({ value: null, isSoon: true }))
    expect(said.slice(0, 8)).toEqual([
      'So bald wie möglich (ca. 12:40)',
      'Tag',
      'Heute',
      'Di\u00a024.',
      'Mi\u00a025.',
      'Di\u00a01.12.',
      'Mittag',
      '11:45',
    ])
  })

  it('is two stops of the keyboard: radio buttons of one name for days, of another for every time', () => {
    const all = inputs(shown({ value: at('12:00') }))
    expect(all.every(input => input.includes('type="radio"'))).toBe(true)
    const [soon, ...rest] = all.map(nameOf)
    expect(new Set(rest.slice(0, 4)).size).toBe(1)
    expect(new Set([soon, ...rest.slice(4)]).size).toBe(1)
    expect(new Set(all.map(nameOf)).size).toBe(2)
  })

  it('says what is taken and does not take it', () => {
    const html = shown({ value: at('12:00') })
    const [full] = inputs(html).slice(-1)
    expect(full).toContain('disabled')
    expect(words(html)).toContain('ausgebucht')
  })

  it('has one answer: with as soon as possible neither a day nor a time is chosen', () => {
    const chosen = (html: string) => inputs(html).filter(input => input.includes('checked')).length
    expect(chosen(shown({ value: null, isSoon: true }))).toBe(1)
    expect(chosen(shown({ value: at('12:00') }))).toBe(2)
  })

  it('reads its days in full', () => {
    expect(shown({ value: null })).toContain('aria-label="Heute, Sonntag, 22. November"')
  })

  it('keeps the calendar for days that are further away', () => {
    const weeks = Array.from({ length: 9 }, (_, index) => `2026-11-${22 + index}`)
    expect(words(shown({ value: null, days: weeks }))).toContain('Anderer Tag')
    expect(words(shown({ value: null }))).not.toContain('Anderer Tag')
  })
})
