import { useMemo, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { productFor } from '../../../../schema/catalogue/picturesForProducts.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useApply } from '../../bulk/useApply.ts'
import { imageIn } from '../../form/formValues.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { pictureOf } from './pictureOf.ts'
import { texts } from './texts.ts'

const EVERY = Number.MAX_SAFE_INTEGER
/** Pictures that are assigned in one go: more is no preview any more. */
const MOST = 60

interface AssignPicturesProps {
  readonly products: Entity
  /** Pictures nobody shows. */
  readonly pictures: readonly Row[]
  readonly onClose: () => void
}

/** What a product keeps of its picture. */
const refOf = ({ id, version, extension }: Image) => ({ id, version, extension })

/** Pictures that nobody shows find their products: proposed by the names of their files, seen before it counts. */
export function AssignPictures({ products, pictures, onClose }: AssignPicturesProps) {
  const { office, actor } = useOffice()
  const apply = useApply()
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const page = useLive(useMemo(() => office.list('products', { sort: 'title', limit: EVERY }), [office]))
  const own = useMemo(
    () => (page?.rows ?? []).filter(({ body }) => mayDo(products, 'update', actor, body)),
    [page, products, actor],
  )
  const named = useMemo(
    () => own.map(({ id, body }) => ({ id, name: String(body['name']), uid: String(body['uid'] ?? '') })),
    [own],
  )
  const shown = useMemo(
    () =>
      pictures
        .slice(0, MOST)
        .map(row => ({ row, proposed: productFor(String(row.body['name']), named) }))
        .toSorted((one, other) => Number(other.proposed !== null) - Number(one.proposed !== null)),
    [pictures, named],
  )
  const targetOf = ({ row, proposed }: (typeof shown)[number]) =>
    chosen.get(row.id) ?? (chosen.has(row.id) ? null : proposed)
  const wanted = shown.flatMap(each => {
    const product = targetOf(each)
    const picture = pictureOf(each.row)
    return product === null || !picture ? [] : [{ product, image: refOf(picture) }]
  })
  const assign = async () => {
    setBusy(true)
    const changes = own.flatMap(row => {
      const added = wanted.filter(({ product }) => product === row.id).map(({ image }) => image)
      const before = Array.isArray(row.body['images']) ? row.body['images'] : []
      return added.length === 0 ? [] : [{ row, changes: { images: [...before, ...added] } }]
    })
    await apply(products, changes, () => texts.assign.done(wanted.length))
    onClose()
  }
  return (
    <Dialog
      title={texts.assign.title}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.assign.cancel}
          </Button>
          <Button size="small" busy={isBusy} disabled={wanted.length === 0} onClick={() => void assign()}>
            {texts.assign.now(wanted.length)}
          </Button>
        </DialogButtons>
      }
    >
      <p className="px-5 pt-4 text-ink-soft">{texts.assign.hint}</p>
      <ul className="flex flex-col divide-y divide-line px-5 py-2">
        {shown.map(each => (
          <li key={each.row.id} className="flex items-center gap-3 py-2">
            <Picture
              image={imageIn({ ...each.row.body, id: each.row.id })}
              alt=""
              from={['thumbnail', 'tiny', 'small']}
              sizes="56px"
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-control object-cover"
            />
            <label className="grid min-w-0 flex-1 gap-1">
              <span className="truncate text-caption">{String(each.row.body['name'])}</span>
              <select
                className={`${input} min-w-0`}
                value={targetOf(each) ?? ''}
                onChange={({ target }) => setChosen(new Map(chosen).set(each.row.id, Number(target.value) || null))}
              >
                <option value="">{texts.assign.none}</option>
                {named.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
