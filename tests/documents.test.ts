import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '*.md'], { encoding: 'utf8' })
  .split('\0')
  .filter(path => path && existsSync(path))

/** Links and paths in a document that lead to nothing here. */
function leadingNowhere(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, to = '']) =>
    posix.join(posix.dirname(path), to),
  )
  const named = [...text.matchAll(/`((?:schema|server|client|sw|scripts|tests|docs)\/[\w./-]+)`/g)].map(
    ([, to = '']) => to,
  )
  return [...links, ...named].filter(to => !existsSync(to)).map(to => `${path}: ${to}`)
}

describe('The documents', () => {
  it('lead only to what is there', () => {
    expect(documents.flatMap(path => leadingNowhere(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('would be told of a link and of a path that lead nowhere', () => {
    expect(
      leadingNowhere('docs/a.md', 'See [this](../gone.ts) and `schema/gone.ts`, not [that](../README.md).'),
    ).toEqual(['docs/a.md: gone.ts', 'docs/a.md: schema/gone.ts'])
  })
})
