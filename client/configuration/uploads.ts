import type { ConfigPart } from '../../schema/entities/product.ts'
import { isPartValid } from '../../schema/rules/configuration.ts'
import { partsOf } from '../../schema/rules/parts.ts'
import type { Configuration } from './configuration.machine.ts'

const uploadTypes: readonly ConfigPart['type'][] = ['image', 'images', 'file', 'files']

export const isUpload = (part: ConfigPart): boolean => uploadTypes.includes(part.type)

/** Whether something has to be uploaded that is not there: then it cannot be ordered here, only by phone. */
export const isBlocked = ({ product, parts }: Pick<Configuration, 'product' | 'parts'>): boolean =>
  partsOf(product).some(part => isUpload(part) && !isPartValid(part, parts[part.step]))
