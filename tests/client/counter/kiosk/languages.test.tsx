import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StartChoice } from '../../../../client/counter/kiosk/StartChoice.tsx'
import { languages } from '../../../../client/counter/kiosk/texts.ts'

test('A kiosk offers the languages whose words it has, each by its own name; of one there is nothing to choose', () => {
  const folder = fileURLToPath(new URL('../../../../client/counter/kiosk/languages', import.meta.url))
  const files = globSync('*.ts', { cwd: folder }).map(file => basename(file, '.ts'))
  expect(languages.map(({ code }) => code).toSorted()).toEqual(files.toSorted())
  expect(languages[0]).toEqual({ code: 'de', name: 'Deutsch' })
  const html = renderToStaticMarkup(<StartChoice head={null} modes={['dineIn', 'takeaway']} onChoose={() => {}} />)
  expect(html).toContain('Hier essen')
  for (const { name } of languages) expect(html.includes(name)).toBe(languages.length > 1)
})
