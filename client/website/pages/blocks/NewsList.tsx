import { useState } from 'react'
import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { latest } from '../../../../schema/website/siteLists.ts'
import { Button } from '../../../ui/Button.tsx'
import { texts } from '../texts.ts'
import { useWebsite } from '../website.ts'
import { NewsCards } from './NewsCards.tsx'
import { quietLink, Section } from './Section.tsx'

/** So many come at once. */
const PORTION = 12

/** All news, the latest first. */
export function NewsList({ value: { title } }: { readonly value: BlockOf<'news'>['value'] }) {
  const [count, setCount] = useState(PORTION)
  const { sites } = useWebsite()
  const all = latest(sites, 'news')
  return (
    <Section
      title={title}
      action={
        <a href="/feed.xml" type="application/rss+xml" className={quietLink}>
          {texts.feed}
        </a>
      }
    >
      <NewsCards sites={all.slice(0, count)} as={title ? 'h3' : 'h2'} />
      {all.length > count && (
        <p className="mt-10 text-center">
          <Button variant="secondary" onClick={() => setCount(count + PORTION)}>
            {texts.more}
          </Button>
        </p>
      )}
    </Section>
  )
}
