import { validationMessages } from '../../../schema/base/problems.ts'
import { config } from '../../../schema/business/config.ts'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import type { PrintedLabels } from '../../../schema/signage/calls.ts'
import { draw } from '../../../schema/signage/draw.ts'
import type { Layout } from '../../../schema/signage/drawing.ts'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { A4, type LabelSheet, labelSheets, labelsOn } from '../../../schema/signage/labelSheets.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import { valuesOf } from '../../../schema/signage/placeholders.ts'
import { priceTag } from '../../../schema/signage/priceTag.ts'
import type { LabelCall } from '../../../schema/signage/requests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { Fault } from '../../base/http/fault.ts'
import { type FontFile, fontFiles } from '../fonts/madeFonts.ts'
import { inkFor } from './ink.ts'
import { labelDrawings, sheetsOf } from './labels.ts'
import { type Means, paperOf } from './paper.ts'
import { pictureOf } from './picture.ts'
import { pixelsOf } from './pixels.ts'

/** Dots to a millimetre on paper: 300 to an inch. */
const PRINTED = 300 / 25.4

export type FileFormat = 'png' | 'webp' | 'pdf'

/** The files layouts become, with what the business's documents say right now. */
export function createFiles({ storage, settings }: Pick<BaseDeps, 'storage' | 'settings'>) {
  return { fileOf, labelsFor }

  /** Throws 404 where there is no such product. */
  async function fileOf(layout: ImageTemplate, productId: number | null, format: FileFormat): Promise<Buffer> {
    const ink = await inkFor([layout])
    const product = productId === null ? null : await productBy(productId)
    const given = product ? await dataOf(product) : { values: {}, picture: null, live: null }
    const drawn = draw(layout, { ...ink, ...given })
    const scale = layout.unit === 'mm' || format === 'pdf' ? PRINTED : 1
    if (format !== 'pdf') return pictureOf(drawn, ink, await pixelsOf(settings, [drawn], scale), scale, format)
    const page = { placed: [{ drawing: drawn, x: 0, y: 0 }], cuts: [] }
    const pixels = await pixelsOf(settings, [drawn], layout.unit === 'mm' ? PRINTED : 1)
    return paperOf([page], layout, layout.name, { packOf: ink.packOf, filesOf: await filesFor([layout]), pixels })
  }

  /** Throws 404 or 422. */
  async function labelsFor({ sheet: name, labels, used, template: own }: LabelCall): Promise<PrintedLabels> {
    const sheet: LabelSheet = labelSheets[name]
    const ownLayout = own ? await ownLabel(own, sheet) : null
    const labelled = []
    for (const { product: id, count } of labels) {
      const product = await productBy(id)
      const layout = ownLayout ?? priceTag(sheet, product.gtin)
      labelled.push({ ...(await dataOf(product)), count, product, layout })
    }
    const layouts = labelled.map(({ layout }) => layout)
    const ink = await inkFor(layouts)
    const drawings = labelDrawings(labelled, ink)
    const pages = sheetsOf(
      sheet,
      drawings,
      labelled.map(({ count }) => count),
      used % labelsOn(sheet),
    )
    const means = {
      packOf: ink.packOf,
      filesOf: await filesFor(layouts),
      pixels: await pixelsOf(settings, drawings, PRINTED),
    }
    const pdf = await paperOf(pages, A4, 'Etiketten', means)
    const misfits = labelled.flatMap(({ product: { id, name } }, at) =>
      (drawings[at]?.misfits ?? []).map(misfit => ({ ...misfit, product: id, name })),
    )
    return { pdf: pdf.toString('base64'), sheets: pages.length, misfits }
  }

  /** A layout of one's own for labels: in millimetres, and not larger than they are. Throws what stands against it. */
  async function ownLabel(id: number, sheet: LabelSheet): Promise<Layout> {
    const found = await storage.read.documents.entity(imageTemplates, id)
    if (!found) throw new Fault(404, 'notFound')
    if (found.unit !== 'mm' || found.width > sheet.width || found.height > sheet.height)
      throw new Fault(422, [{ code: 'choice', message: validationMessages.choice, field: 'template' }])
    return found
  }

  async function dataOf(product: Product) {
    const currency = (await storage.read.documents.entity(config, 1))?.currency ?? 'EUR'
    return { values: valuesOf(product, currency), picture: product.images[0] ?? null, live: null }
  }

  async function productBy(id: number): Promise<Product> {
    const product = await storage.read.documents.entity(products, id)
    if (!product) throw new Fault(404, 'notFound')
    return product
  }
}

async function filesFor(layouts: readonly Layout[]): Promise<Means['filesOf']> {
  const files = new Map<string, readonly FontFile[]>()
  for (const { layers } of layouts) for (const style of stylesIn(layers)) files.set(style, await fontFiles(style))
  return style => files.get(style) ?? []
}
