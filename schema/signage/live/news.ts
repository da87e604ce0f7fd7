import type { LayerOf } from '../layers.ts'
import type { LiveData } from './liveData.ts'

/** The latest pieces of news, a blank line between them where they are described. */
export function newsText(
  { count, isDescribed }: Pick<LayerOf<'news'>, 'count' | 'isDescribed'>,
  { news }: LiveData,
): string {
  return news
    .slice(0, count)
    .map(({ title, description }) => (isDescribed && description ? `${title}\n${description}` : title))
    .join(isDescribed ? '\n\n' : '\n')
}
