import { pictureExtensions, uploadTypes } from '../../../schema/base/uploads.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { takesPictures } from '../../../schema/catalogue/uploads.ts'

/** What the chooser of files shows first. With `image/*` phones offer their camera and their photos, whatever type those have. */
export const acceptOf = (part: ConfigPart): string =>
  takesPictures(part)
    ? ['image/*', ...pictureExtensions.map(extension => `.${extension}`)].join(',')
    : Object.keys(uploadTypes)
        .map(extension => `.${extension}`)
        .join(',')

const KIB = 1024
const numbers = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 1 })

/** '340 kB', '2,4 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes < KIB * KIB
    ? `${numbers.format(Math.max(1, Math.round(bytes / KIB)))}\u00a0kB`
    : `${numbers.format(bytes / KIB / KIB)}\u00a0MB`
