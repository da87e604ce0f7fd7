import { expect, it } from 'vitest'
import { formModel } from '../../../../client/office/form/formModel.ts'
import { cellText, type Naming } from '../../../../client/office/form/valueText.ts'
import { files } from '../../../../schema/website/file.ts'

const naming: Naming = { title: () => undefined, taxClass: () => undefined, currency: 'EUR', zone: 'Europe/Vienna' }

it('How large a file is reads in kB and MB, as its guests read it', () => {
  const field = formModel(files).find(({ name }) => name === 'bytes')
  const text = (bytes: number) => field && cellText(field, bytes, naming)
  expect([340_000, 2_516_582].map(text)).toEqual(['332\u00a0kB', '2,4\u00a0MB'])
})
