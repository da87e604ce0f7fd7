import { validationMessages } from '../../../schema/base/problems.ts'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import type { LabelMisfit, PrintedLabels } from '../../../schema/signage/calls.ts'
import type { Drawing, Layout } from '../../../schema/signage/drawing.ts'
import type { Box } from '../../../schema/signage/fit.ts'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { A4, type LabelSheet, labelSheets, labelsOn } from '../../../schema/signage/labelSheets.ts'
import { priceTag } from '../../../schema/signage/priceTag.ts'
import type { LabelCall } from '../../../schema/signage/requests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { Fault } from '../../base/http/fault.ts'
import { DOTS, dotsOf } from './dots.ts'
import { fontsOf, PRINTED } from './files.ts'
import { inkFor } from './ink.ts'
import { labelDrawings, sheetsOf } from './labels.ts'
import { paperOf } from './paper.ts'
import { pixelsOf } from './pixels.ts'
import { createSubjects } from './subjects.ts'

/** Labels of products, of one size (mm), with a layout of one's own or as price tags. */
interface Labels {
  readonly labels: readonly LabelCall['labels'][number][]
  readonly template: number | null
}

/** Labels on sheets and as dots of a label printer, with what the products say right now. */
export function createLabels(deps: Pick<BaseDeps, 'storage' | 'settings' | 'entities' | 'clock'>) {
  const { storage, settings } = deps
  const { productBy, dataOf } = createSubjects(deps)
  return { sheets, misfits, dots }

  /** Throws 404 or 422. */
  async function sheets({ sheet: name, labels, used, template = null }: LabelCall): Promise<PrintedLabels> {
    const sheet: LabelSheet = labelSheets[name]
    const { labelled, drawings, ink } = await drawn({ labels, template: template ?? null }, sheet)
    const counts = labelled.map(({ count }) => count)
    const pages = sheetsOf(sheet, drawings, counts, used % labelsOn(sheet))
    const filesOf = await fontsOf(labelled.map(({ layout }) => layout))
    const pixels = await pixelsOf(settings, drawings, PRINTED)
    const pdf = await paperOf(pages, A4, 'Etiketten', { packOf: ink.packOf, filesOf, pixels })
    return { pdf: pdf.toString('base64'), sheets: pages.length, misfits: told(labelled, drawings) }
  }

  /** What would not be on them as it should be. Throws 404 or 422. */
  async function misfits(order: Labels, size: Box): Promise<readonly LabelMisfit[]> {
    const { labelled, drawings } = await drawn(order, size)
    return told(labelled, drawings)
  }

  /** What of it is not there any more is left out: they are printed later than they were asked for. */
  async function dots({ labels, template }: Labels, size: Box) {
    const { documents } = storage.read
    const there = []
    for (const label of labels) if (await documents.entity(products, label.product)) there.push(label)
    const own = template === null ? null : await documents.entity(imageTemplates, template)
    const isFit = own !== null && own !== undefined && fits(own, size)
    const { labelled, drawings, ink } = await drawn({ labels: there, template: isFit ? own.id : null }, size)
    const pixels = await pixelsOf(settings, drawings, DOTS)
    const dotted = []
    for (const [at, drawing] of drawings.entries())
      dotted.push({ ...(await dotsOf(drawing, ink, pixels)), count: labelled[at]?.count ?? 0 })
    return dotted
  }

  async function drawn({ labels, template }: Labels, size: Box) {
    const own = template === null ? null : await ownLabel(template, size)
    const labelled = []
    for (const { product: id, count } of labels) {
      const product = await productBy(id)
      labelled.push({ ...(await dataOf(product)), count, product, layout: own ?? priceTag(size, product.gtin) })
    }
    const ink = await inkFor(labelled.map(({ layout }) => layout))
    return { labelled, ink, drawings: labelDrawings(labelled, ink) }
  }

  /** A layout of one's own: for products, in millimetres, and not larger than the labels. Throws what stands against it. */
  async function ownLabel(id: number, size: Box): Promise<Layout> {
    const found = await storage.read.documents.entity(imageTemplates, id)
    if (!found) throw new Fault(404, 'notFound')
    if (fits(found, size)) return found
    throw new Fault(422, [{ code: 'choice', message: validationMessages.choice, field: 'template' }])
  }
}

const fits = ({ subject, unit, width, height }: ImageTemplate, size: Box): boolean =>
  (subject === 'products' || subject === 'none') && unit === 'mm' && width <= size.width && height <= size.height

const told = (labelled: readonly { readonly product: Product }[], drawings: readonly Drawing[]): LabelMisfit[] =>
  labelled.flatMap(({ product: { id, name } }, at) =>
    (drawings[at]?.misfits ?? []).map(misfit => ({ ...misfit, product: id, name })),
  )
