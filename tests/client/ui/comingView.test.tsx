import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { comingView } from '../../../client/ui/comingView.tsx'

test('A view whose program came before is there at once, and never by way of nothing', async () => {
  const View = comingView(async () => ({ name }: { name: string }) => <p>{name}</p>)
  const drawn = () =>
    renderToString(
      <Suspense fallback={<i>…</i>}>
        <View name="Seiten" />
      </Suspense>,
    )
  expect(drawn()).toContain('<i>…</i>')
  await View.load()
  expect(drawn()).toContain('<p>Seiten</p>')
  expect(drawn()).not.toContain('…')
})
