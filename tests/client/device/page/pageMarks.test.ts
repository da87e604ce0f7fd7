import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { markPage } from '../../../../client/device/page/pageMarks.ts'

const client = join(import.meta.dirname, '../../../../client')

test('The page is marked until the last thing of a kind is gone', () => {
  const marks = new Set<string>()
  const documentElement = {
    toggleAttribute: (name: string, isThere: boolean) => (isThere ? marks.add(name) : marks.delete(name)),
  }
  vi.stubGlobal('document', { documentElement })
  onTestFinished(() => void vi.unstubAllGlobals())
  const [closeOne, closeOther, goBar] = [markPage('modal'), markPage('modal'), markPage('cart-bar')]
  expect([...marks]).toEqual(['data-modal', 'data-cart-bar'])
  closeOne()
  goBar()
  expect([...marks]).toEqual(['data-modal'])
  closeOther()
  expect([...marks]).toEqual([])
})

test('No style on a screen asks whether there is something anywhere in the page', () => {
  const styles = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(10)
  const asking = styles.filter(file =>
    /(?:html|body|:root):has\((?!>)/.test(onScreen(readFileSync(join(client, file), 'utf8'))),
  )
  expect(asking).toEqual([])
})

/** What is for paper alone ends at a brace in the first column, as all outermost rules do. */
const onScreen = (css: string): string => css.replaceAll(/^@media print \{.*?^\}/gms, '')
