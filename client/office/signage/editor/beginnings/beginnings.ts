import type { Entity } from '../../../../../schema/base/entity.ts'
import type { ImageRef } from '../../../../../schema/base/fields.ts'
import { imageTemplates } from '../../../../../schema/signage/imageTemplate.ts'
import { scenes } from '../../../../../schema/signage/scene.ts'
import { asFile } from './asFile.ts'
import { onTv } from './onTv.ts'
import type { Beginning } from './pieces.ts'

/** What layouts of an entity may begin with, by its type. */
const beginnings: Readonly<Record<string, readonly Beginning[]>> = {
  [scenes.type]: onTv,
  [imageTemplates.type]: asFile,
}
/** What a layout of the entity may begin with. Its own pictures are `image`, until somebody chooses others. */
export const beginningsOf = ({ type }: Pick<Entity, 'type'>, image: ImageRef | undefined): readonly Beginning[] =>
  (beginnings[type] ?? []).map(beginning => ({
    ...beginning,
    layers: beginning.layers.map(layer =>
      image && layer.type === 'picture' && layer.source === 'own' ? { ...layer, image } : layer,
    ),
  }))
