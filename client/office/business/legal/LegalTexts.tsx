import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { RichText } from '../../../../schema/base/richText/richTextRules.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { type LegalPage, legalPages } from '../../../../schema/business/legalPages.ts'
import { useNow } from '../../../device/clock.ts'
import { PieceFields } from '../../form/controls/Pieces.tsx'
import { FieldRow } from '../../form/FieldRow.tsx'
import { type Field, partsOfField } from '../../form/formModel.ts'
import { type ControlProps, groupProps, useForm } from '../../form/formScope.tsx'
import { listOf, type Typed, type TypedPiece, toTyped } from '../../form/formValues.ts'
import { replaced, without } from '../../list/lists.ts'
import { quietButton } from '../../shell/styles.ts'
import { textOfMarkdown } from './textOfMarkdown.ts'
import { texts } from './texts.ts'
import { newVersion, type Version, versionsByPage } from './versions.ts'

/** The versions of every legal text, page by page: the newest stands first and is written in the editor of the pages. */
export function LegalTexts(props: ControlProps) {
  const { field, value, onChange, disabled } = props
  const { zone, sibling } = useForm()
  const today = localTime(useNow(60_000), zone).date
  const [opened, setOpened] = useState<string | null>(null)
  const entries = listOf(value)
  const add = (page: LegalPage, text: Typed) => {
    const version = newVersion(page, text)
    onChange([version, ...entries])
    setOpened(String(version['key']))
  }
  return (
    <div {...groupProps(props)} className="flex flex-col gap-6">
      {versionsByPage(value, today).map(([page, versions]) => {
        const markdown = sibling(legalPages[page].text)
        return (
          <section key={page} aria-label={legalPages[page].label} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-strong">{legalPages[page].label}</h3>
              {!disabled && (
                <button
                  type="button"
                  className={`${quietButton} border border-line`}
                  aria-label={texts.addTo(legalPages[page].label)}
                  onClick={() => add(page, versions[0]?.piece['text'])}
                >
                  <Plus size={15} aria-hidden />
                  {texts.add}
                </button>
              )}
            </div>
            {versions.length === 0 && !markdown?.value && <p className="text-ink-soft">{texts.none}</p>}
            {versions.map(version => (
              <VersionRow
                key={version.key}
                {...{ ...props, page, version, startsOpen: version.key === opened }}
                onPiece={piece => onChange(replaced(entries, version.index, piece))}
                onRemove={() => onChange(without(entries, version.index))}
              />
            ))}
            {typeof markdown?.value === 'string' && markdown.value !== '' && versions.every(isDated) && (
              <Former
                {...{ page, disabled }}
                isOver={versions.some(({ state }) => state === 'present')}
                onConvert={() => {
                  add(page, typedText(field, textOfMarkdown(String(markdown.value))))
                  markdown.onChange('')
                }}
              />
            )}
          </section>
        )
      })}
    </div>
  )
}

const typedText = (field: Field, text: RichText): Typed => {
  const part = field.kind === 'list' && partsOfField(field.item).find(({ name }) => name === 'text')
  return part ? toTyped(part, text) : null
}

const isDated = ({ piece }: Version): boolean => Boolean(piece['validFrom'])

interface VersionRowProps extends ControlProps {
  readonly page: LegalPage
  readonly version: Version
  readonly startsOpen: boolean
  readonly onPiece: (piece: TypedPiece) => void
  readonly onRemove: () => void
}

/** Closed it says when it is valid; what is wrong in it opens it. */
function VersionRow({ field, path, disabled, page, version, startsOpen, onPiece, onRemove }: VersionRowProps) {
  const { problems } = useForm()
  const [isOpen, setOpen] = useState(startsOpen)
  const own = `${path}.${version.index}`
  const isWrong = [...problems.keys()].some(each => each.startsWith(`${own}.`))
  const fields = field.kind === 'list' ? partsOfField(field.item).filter(({ name }) => name !== 'page') : []
  const { validFrom } = version.piece
  const validity = validFrom ? texts.from(String(validFrom)) : texts.always
  return (
    <details
      open={isOpen || isWrong}
      className="group rounded-control border border-line bg-paper/60"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3 py-2">
        <span className="min-w-0 flex-1 font-medium">{validity}</span>
        <span className={version.state === 'present' ? 'text-positive' : 'text-ink-soft'}>{texts[version.state]}</span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      {(isOpen || isWrong) && (
        <div className="flex flex-col gap-3 px-3 pb-3">
          <PieceFields
            fields={fields}
            path={own}
            value={version.piece}
            onChange={onPiece}
            render={part => <FieldRow {...part} />}
          />
          {!disabled && (
            <button
              type="button"
              className={`${quietButton} self-start`}
              aria-label={texts.remove(legalPages[page].label, validity)}
              onClick={onRemove}
            >
              {texts.removeShort}
            </button>
          )}
        </div>
      )}
    </details>
  )
}

interface FormerProps {
  readonly page: LegalPage
  /** Another version is valid by now. */
  readonly isOver: boolean
  readonly disabled: boolean
  readonly onConvert: () => void
}

/** A text from before there was the editor. */
function Former({ page, disabled, isOver, onConvert }: FormerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2">
      <span className="text-ink-soft">{isOver ? texts.markdownBefore : texts.markdown}</span>
      {!disabled && (
        <button
          type="button"
          className={quietButton}
          aria-label={texts.convertFrom(legalPages[page].label)}
          onClick={onConvert}
        >
          {texts.convert}
        </button>
      )}
    </div>
  )
}
