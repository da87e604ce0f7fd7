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
