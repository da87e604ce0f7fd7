import { expect, test } from 'vitest'
import { refusedFilm } from '../../../../client/office/signage/refusedFilm.ts'
import { type ClipOptions, clip } from '../../../support/clips.ts'

const fileOf = (options: ClipOptions) => new Blob([Uint8Array.from(clip(options))], { type: 'video/mp4' })

test('A film is looked into on the device, before a byte of it was sent', async () => {
  expect(await refusedFilm(fileOf({}), 'theke.mp4')).toBeNull()
  expect(await refusedFilm(fileOf({ codec: 'hvc1' }), 'theke.MP4')).toMatchObject({
    status: 422,
    errors: [{ message: expect.stringMatching(/H\.265/) }],
  })
  expect(await refusedFilm(new Blob(['%PDF-1.4']), 'plan.pdf')).toBeNull()
})
