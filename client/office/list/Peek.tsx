import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { Field } from '../form/formModel.ts'
import { entriesOf, imageIn } from '../form/formValues.ts'
import { shownSections } from '../form/sections.ts'
import { relatedIds, valueText } from '../form/valueText.ts'
import { pathOfRow } from '../shell/groups.ts'
import { useNaming } from '../shell/scope.tsx'
import { iconButton } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { texts } from './texts.ts'

interface PeekProps {
  readonly entity: Entity
  readonly row: Row
  readonly onClose: () => void
}

/** What a row says, beside its list: the focus stays in the list, and another row shows itself here. */
export default function Peek({ entity, row: { id, body }, onClose }: PeekProps) {
  const sections = shownSections(entity, body)
  const naming = useNaming(sections.flatMap(({ fields }) => fields.flatMap(each => relatedIds(each, body[each.name]))))
  const title = entity.title(body) || shellTexts.unnamed
  const picture = imageIn(entriesOf(body['images'])[0]) ?? imageIn(body['image'])
  const told = sections
    .map(({ fields, ...section }) => ({
      ...section,
      values: fields.flatMap(field => {
        const text = isPicture(field) ? '' : valueText(field, body[field.name], naming)
        return text === '' || (isNested(field) && text.length > LONGEST)
          ? []
          : [{ name: field.name, label: field.label, text }]
      }),
    }))
    .filter(({ values }) => values.length > 0)
  return (
    <aside
      aria-label={texts.peek.of(title)}
      className="flex flex-col gap-4 overflow-y-auto border-line bg-surface px-5 py-4 max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-30 max-desktop:max-h-[55dvh] max-desktop:rounded-t-card max-desktop:border-t max-desktop:shadow-float desktop:w-110 desktop:shrink-0 desktop:border-l"
    >
      <header className="flex items-start gap-3">
        {picture && (
          <Picture
            image={picture}
            alt=""
            from={['icon']}
            sizes="56px"
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-control"
          />
        )}
        <h2 className="min-w-0 flex-1 pt-0.5 text-lead [overflow-wrap:anywhere]">{title}</h2>
        <Link to={pathOfRow(entity, { id, body })} className={buttonLook({ size: 'small', variant: 'secondary' })}>
          {texts.peek.open}
        </Link>
        <button
          type="button"
          className={`${iconButton} pointer-coarse:size-11`}
          aria-label={texts.peek.close}
          title={texts.peek.keys}
          onClick={onClose}
        >
          <X size={17} aria-hidden />
        </button>
      </header>
      {told.map(section => (
        <section key={section.id} aria-label={section.title}>
          <h3 className="mb-1 text-caption font-strong text-ink-soft">{section.title}</h3>
          <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1">
            {section.values.map(({ name, label, text }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="line-clamp-6 [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </aside>
  )
}

/** Pictures are shown and not told. */
const isPicture = ({ kind, name }: Field): boolean => kind === 'image' || name === 'images'

/** What consists of pieces is told as long as a glance takes it in. */
const LONGEST = 120
const isNested = ({ kind }: Field): boolean => ['piece', 'variants', 'list'].includes(kind)
