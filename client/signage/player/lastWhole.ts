import { isObject } from '../../../schema/base/sameValue.ts'
import { SCREEN_VERSION } from '../../../schema/signage/screenDocuments.ts'
import type { ScreenContent } from '../../data/signage/screen.ts'
import type { ScreenFiles } from './files.ts'

interface LastWholeWorld {
  /** Where it is written down. */
  readonly shelf: () => Promise<Pick<Cache, 'match' | 'put'>>
  readonly files: Pick<ScreenFiles, 'haveAll'>
}

/** The programme of which every file was there last: what a TV goes on with that was cut off in the middle of an update. */
export interface LastWhole {
  /** It, with what lives as things stand in `content`; null where there was none, or a file of it is gone. */
  readonly read: (content: ScreenContent) => Promise<ScreenContent | null>
  readonly keep: (content: ScreenContent) => Promise<void>
}

/** Name of the cache. */
export const PROGRAMME_SHELF = 'screen-programme'
const NAME = '/programme'

export function createLastWhole({ shelf, files }: LastWholeWorld): LastWhole {
  let kept = ''
  return {
    async read(content) {
      const written: unknown = await (await (await shelf()).match(NAME))?.json()
      if (!isWritten(written)) return null
      const { screen, streams, segments, scenes, manifest } = written
      if (!manifest || !(await files.haveAll(manifest))) return null
      const programme = {
        screen,
        manifest,
        streams: new Map(streams),
        segments: new Map(segments),
        scenes: new Map(scenes),
      }
      return { ...content, ...programme }
    },
    async keep(content) {
      const written = JSON.stringify(writtenOf(content))
      if (!content.manifest || written === kept) return
      await (await shelf()).put(NAME, new Response(written))
      kept = written
    },
  }
}

const writtenOf = ({ screen, streams, segments, scenes, manifest }: ScreenContent) => ({
  version: SCREEN_VERSION,
  screen,
  streams: [...streams],
  segments: [...segments],
  scenes: [...scenes],
  manifest,
})

/** Written by the program as this version has it. */
const isWritten = (value: unknown): value is ReturnType<typeof writtenOf> =>
  isObject(value) && value['version'] === SCREEN_VERSION
