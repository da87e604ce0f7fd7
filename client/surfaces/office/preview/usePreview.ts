import { useMemo } from 'react'
import { type Problem, parse } from '../../../../schema/base/problems.ts'
import { addressOfLink } from '../../../../schema/website/addressOfLink.ts'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { type PublicSite, sites } from '../../../../schema/website/site.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { now } from '../../../device/clock.ts'
import { bodyIn } from '../../../office/form/draft.ts'
import { entriesOf, partsOf } from '../../../office/form/formValues.ts'
import { useOffice, useZone } from '../../../office/shell/scope.tsx'
import type { SiteEditorState } from '../../../office/website/editor/useSiteEditor.ts'
import type { Website } from '../../../website/pages/website.ts'

/** The page as it is typed now; blocks that are not complete yet are not in it. Null where it is none at all. */
export function usePreviewSite({ form, row }: SiteEditorState): PublicSite | null {
  return useMemo(() => {
    const body = bodyIn(form.draft, row)
    return siteOf({ ...row, body: { ...body, content: body['draft'] } })
  }, [form.draft, row])
}

/** A stored page as guests would receive it; null where it has not its shape. */
function siteOf({ id, rev, body }: Row): PublicSite | null {
  const { id: _id, rev: _rev, ...rest } = body
  const whole = { ...rest, draft: null, publishAt: null, unpublishAt: null, isPublic: true }
  const first = parse(sites.shape, whole)
  const parsed = first.ok ? first : parse(sites.shape, { ...whole, content: complete(rest['content'], first.problems) })
  const stamp = new Date(now()).toISOString()
  return parsed.ok ? { ...parsed.data, id, rev, createdAt: stamp, updatedAt: stamp } : null
}

function complete(content: unknown, problems: readonly Problem[]): unknown {
  const broken = new Set(problems.map(({ field = '' }) => /^content\.body\.(\d+)/.exec(field)?.[1]))
  const parts = partsOf(content)
  return { ...parts, body: entriesOf(parts['body']).filter((_, index) => !broken.has(String(index))) }
}

const MANY = 20_000

/** What pages ask of the website, from what this device has. */
export function usePreviewWebsite(): Website {
  const { office } = useOffice()
  const zone = useZone()
  const pages = useLive(useMemo(() => office.list('sites', { limit: MANY }), [office]))
  const branches = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const blocks = useLive(useMemo(() => office.list('blocks', { limit: MANY }), [office]))
  return useMemo(() => {
    const shown = (pages?.rows ?? []).filter(({ body }) => body['isPublic'] === true).flatMap(row => siteOf(row) ?? [])
    const known = (branches?.rows ?? []).map(({ id, body }) => ({
      id,
      identifier: String(body['identifier']),
      name: String(body['name']),
    }))
    const paths = new Map((pages?.rows ?? []).map(({ id, body }) => [id, { path: String(body['path']) }]))
    return {
      sites: shown,
      branches: known,
      zone,
      now: now(),
      addressOf: link =>
        addressOfLink(link, { site: id => paths.get(id), branch: id => known.find(branch => branch.id === id) }),
      reusable(id) {
        const row = blocks?.rows.find(each => each.id === id)
        const { id: _id, rev: _rev, ...body } = row?.body ?? {}
        const parsed = parse(reusableBlocks.shape, body)
        return parsed.ok ? parsed.data.block : undefined
      },
    }
  }, [pages, branches, blocks, zone])
}
