import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Download, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useMemo, useRef } from 'react'
import { cropsIn } from '../../../../schema/base/crops.ts'
import type { Body, Entity } from '../../../../schema/base/entity.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import type { Row, Trouble } from '../../../data/office/office.ts'
import { useOnline } from '../../../device/online.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ConflictView } from '../../form/ConflictView.tsx'
import { bodyIn, shownIn } from '../../form/draft.ts'
import { isCorrectable } from '../../form/EntityForm.tsx'
import { FieldRow } from '../../form/FieldRow.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { FieldConflicts } from '../../form/FormSections.tsx'
import { formModel } from '../../form/formModel.ts'
import { FormContext, useForm } from '../../form/formScope.tsx'
import { Gone } from '../../form/Gone.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { byPath, focusProblem } from '../../form/problems.ts'
import { texts as formTexts } from '../../form/texts.ts'
import { type EntityFormState, useEntityForm } from '../../form/useEntityForm.ts'
import { texts as undoTexts } from '../../history/texts.ts'
import type { Use } from '../../history/uses.ts'
import { useUndo } from '../../history/useUndo.ts'
import { pathOf } from '../../shell/groups.ts'
import { mayDo } from '../../shell/rights.ts'
import { SavedState } from '../../shell/SavedState.tsx'
import { useFilling, useOffice, useRow, useTrouble, useZone } from '../../shell/scope.tsx'
import { quietButton } from '../../shell/styles.ts'
import { FocusPicker } from './FocusPicker.tsx'
import { focusIn } from './focusPoint.ts'
import { pictureOf } from './pictureOf.ts'
import { ReplaceFile } from './ReplaceFile.tsx'
import { texts } from './texts.ts'

interface PicturePanelProps {
  readonly entity: Entity
  readonly id: number
  /** Who shows it; undefined while that is not known. */
  readonly uses: readonly Use[] | undefined
}

/** One picture of the library: beside the others where there is room, in their place where there is none. */
export function PicturePanel({ entity, id, uses }: PicturePanelProps) {
  const navigate = useNavigate()
  const row = useRow(entity.type, id)
  const trouble = useTrouble(entity.type, id)
  const filling = useFilling()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    // Back to where one was, if that is still there.
    return () => document.querySelector<HTMLElement>(`[data-picture="${id}"]`)?.focus()
  }, [id])
  const close = () => void navigate({ to: '/images', search: true })
  const isThere = row !== undefined && trouble !== undefined
  const isContested = isThere && trouble !== null && !isCorrectable(trouble, row)
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={entity.label.one}
      className="flex min-h-0 w-full flex-col overflow-y-auto bg-surface outline-none min-[80rem]:w-110 min-[80rem]:shrink-0 min-[80rem]:border-l min-[80rem]:border-line"
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <Link to="/images" search className={`${quietButton} m-2 self-start`}>
        <ArrowLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      {isContested && <ConflictView key={trouble.key} {...{ entity, trouble }} />}
      {isThere && !isContested && row && <OpenPicture {...{ entity, row, uses }} trouble={trouble ?? undefined} />}
      {(!isThere || (!row && filling)) && <Skeleton className="m-4 aspect-4/3" />}
      {isThere && !row && !trouble && !filling && <Gone {...{ entity, id }} last={null} isTyped={false} />}
    </aside>
  )
}

interface OpenPictureProps extends Pick<PicturePanelProps, 'entity' | 'uses'> {
  readonly row: Row
  readonly trouble: Trouble | undefined
}

function OpenPicture({ entity, row, trouble, uses }: OpenPictureProps) {
  const { actor } = useOffice()
  const online = useOnline()
  const frame = useRef<HTMLFormElement>(null)
  const form = useEntityForm(entity, row, trouble)
  const image = pictureOf(row)
  const isKeeper = mayDo(entity, 'update', actor, row.body)
  const isTyping = form.changed.length > 0
  const put = (values: Body) => form.fill(values)
  const save = async (): Promise<boolean> => {
    const saved = await form.save()
    if (!saved) focusProblem(frame.current)
    return saved !== null
  }
  useShortcuts([{ key: 's', ctrl: true, run: () => void (isKeeper && !form.saving && save()) }])
  return (
    <>
      <h1 className="shrink-0 truncate px-4 pb-2 text-title min-[80rem]:hidden">{entity.title(row.body)}</h1>
      {image && (
        <Shown image={image}>
          {isKeeper && (
            <FocusPicker
              image={{ ...image, alt: image.alt || image.name }}
              focus={focusIn(bodyIn(form.draft, row)['focus'])}
              crops={cropsIn(bodyIn(form.draft, row)['crops'])}
              onChange={sight => put({ ...sight })}
            />
          )}
        </Shown>
      )}
      <div className="flex flex-col gap-5 p-4">
        <Words {...{ entity, row, form, isKeeper }} ref={frame} onSave={() => void save()}>
          <FormNotices {...{ entity, row, form, trouble }} allowed={isKeeper} />
        </Words>
        <div className="flex flex-wrap items-center gap-3">
          <SavedState state={row.state} online={online} typing={isTyping} saving={form.saving} />
          {isKeeper && (
            <Button size="small" busy={form.saving} disabled={!isTyping} onClick={() => void save()}>
              {formTexts.form.save}
            </Button>
          )}
        </div>
        <Uses uses={uses} />
        {image && isKeeper && <ReplaceFile image={image} />}
        {image && <LastSteps {...{ entity, row, image, uses }} />}
      </div>
      <LeaveGuard when={() => form.unsaved} saving={form.saving} onSave={isKeeper ? save : undefined} />
    </>
  )
}

/** The picture, or what stands in its place where it can be changed. */
const Shown = ({ image, children }: { readonly image: Image; readonly children: ReactNode }) => (
  <figure className="flex flex-col gap-1.5 px-4">
    {children || (
      <Picture
        image={image}
        alt={image.alt || image.name}
        from={['small', 'medium']}
        sizes="(width < 80rem) 100vw, 27rem"
        width={image.width}
        height={image.height}
        isWhole
        className="h-auto max-h-[50dvh] w-full rounded-card object-contain"
      />
    )}
    <figcaption className="figures text-caption text-ink-soft">
      {texts.facts(image.width, image.height, image.extension)} · {texts.version(image.version)}
    </figcaption>
  </figure>
)

interface WordsProps extends Pick<OpenPictureProps, 'entity' | 'row'> {
  readonly ref: Ref<HTMLFormElement>
  readonly form: EntityFormState
  readonly isKeeper: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}

/** What staff say of it; what its file says of itself is nobody's to type. */
function Words({ ref, entity, row, form, isKeeper, onSave, children }: WordsProps) {
  const zone = useZone()
  const none = useForm()
  const scope = useMemo(
    () => ({ ...none, disabled: !isKeeper, problems: byPath(form.problems), zone }),
    [none, isKeeper, form.problems, zone],
  )
  return (
    <form
      ref={ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
      <FormContext value={scope}>
        {formModel(entity)
          .filter(({ name }) => name === 'name' || name === 'alt')
          .map(field => (
            <FieldRow
              key={field.name}
              field={field}
              path={field.name}
              value={shownIn(form.draft, field, row)}
              onChange={typed => form.type(field, typed)}
              footer={<FieldConflicts {...{ entity, field, row, form }} />}
            />
          ))}
      </FormContext>
    </form>
  )
}

function Uses({ uses }: Pick<PicturePanelProps, 'uses'>) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-1">
      <h2 id={heading} className="text-caption font-medium">
        {texts.uses}
      </h2>
      {uses === undefined && <Skeleton className="h-5 w-40" />}
      {uses?.length === 0 && <p className="text-ink-soft">{texts.unused}</p>}
      {uses && uses.length > 0 && (
        <ul className="flex flex-col">
          {uses.map(({ entity, row: { id, body } }) => (
            <li key={`${entity.type}:${id}`}>
              <Link
                to={pathOf(entity, entity.single ? undefined : id)}
                className="inline-flex min-h-8 items-center underline decoration-line underline-offset-2 hover:decoration-current pointer-coarse:min-h-11"
              >
                {entity.title(body) || entity.label.one}
              </Link>
              <span className="ml-2 text-caption text-ink-soft">{entity.label.one}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LastSteps({ entity, row, image, uses }: Omit<OpenPictureProps, 'trouble'> & { readonly image: Image }) {
  const { actor, office } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const why = useId()
  const { id, version, extension, name } = image
  const isUsed = uses?.length !== 0
  const remove = async () => {
    const before = await office.remove(entity.type, id)
    did({ entity, id, before, after: null }, undoTexts.undo.removed(name))
    await navigate({ to: '/images', search: true })
  }
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonLook({ variant: 'secondary', size: 'small' })}
          href={`/image/${id}-${version}.${extension}`}
          download={`${name}.${extension}`}
        >
          <Download size={16} aria-hidden />
          {texts.download}
        </a>
        {mayDo(entity, 'delete', actor, row.body) && (
          <Button
            variant="danger"
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            disabled={isUsed}
            aria-describedby={isUsed ? why : undefined}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {uses && isUsed && (
        <p id={why} className="text-caption text-ink-soft">
          {texts.inUse}
        </p>
      )}
    </div>
  )
}
