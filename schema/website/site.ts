import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stamps, type Stored, without } from '../base/entity.ts'
import { choiceIn, instant, likeField, longText, name, piece, text } from '../base/fields.ts'
import { richText } from '../base/richText/richText.ts'
import { blocks } from './blocks.ts'
import { path, picture, pictures } from './fields.ts'
import { fitsType, siteTypes } from './siteTypes.ts'
import { siteValues } from './siteValues.ts'

const content = () =>
  piece(
    {
      image: picture().nullish(),
      title: text(200).nullish(),
      description: longText(1000).nullish(),
      body: blocks(),
      images: pictures(),
      text: richText().nullish(),
    },
    {
      image: 'Titelbild',
      title: 'Überschrift',
      description: 'Beschreibung',
      body: 'Bausteine',
      images: 'Bilder der Galerie',
      text: 'Inhalt',
    },
  )
export type SiteContent = z.infer<ReturnType<typeof content>>

/** What guests receive of it: no hidden block. */
const inSight = (shown: SiteContent): SiteContent => ({
  ...shown,
  body: shown.body.filter(({ isHidden }) => !isHidden),
})

/** A page of the website. `draft` is what staff are writing meanwhile; guests never see it. */
export const sites = entity({
  type: 'sites',
  label: { one: 'Seite', many: 'Seiten' },
  area: 'content',
  tab: 'Seiten',
  fields: {
    path: path(),
    type: choiceIn(siteTypes),
    name: name(),
    title: text(200).nullish(),
    description: longText(500).nullish(),
    isPublic: z.boolean(),
    content: content(),
    draft: content().nullish().register(likeField, { field: 'content' }),
    publishAt: instant().nullish(),
    unpublishAt: instant().nullish(),
  },
  labels: {
    path: 'Pfad',
    type: 'Art',
    name: 'Name',
    title: 'Titel für Suchmaschinen',
    description: 'Beschreibung für Suchmaschinen',
    isPublic: 'Öffentlich',
    content: 'Inhalt',
    draft: 'Entwurf',
    publishAt: 'Veröffentlichen am',
    unpublishAt: 'Zurückziehen am',
  },
  blank: { type: 'default', isPublic: false, content: { body: [], images: [] } },
  check({ type, content, draft, publishAt, unpublishAt }, tell) {
    if (!fitsType(type, content)) tell('content', 'notOfType')
    if (draft && !fitsType(type, draft)) tell('draft', 'notOfType')
    if (publishAt && unpublishAt && Date.parse(unpublishAt) <= Date.parse(publishAt)) tell('unpublishAt', 'beforeStart')
  },
  access: keptByEditors,
  audiences: {
    public: body =>
      body.isPublic
        ? { ...without<typeof body>('draft', 'publishAt', 'unpublishAt')(body), content: inSight(body.content) }
        : null,
    office: body => body,
  },
  stamped: true,
  title: body => body.name,
  unique: ['path'],
  columns: ['path', 'type', 'isPublic'],
  duplicate: { clear: ['isPublic', 'publishAt', 'unpublishAt'] },
  drawn: { values: siteValues, picture: ({ content: { image } }) => image },
})
export type Site = Stored<typeof sites>
/** A page as guests receive it. */
export type PublicSite = Omit<Site, 'draft' | 'publishAt' | 'unpublishAt'> & Stamps
