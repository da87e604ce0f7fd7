import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { SiteLink } from '../SiteLink.tsx'

interface HeroProps {
  readonly value: BlockOf<'hero'>['value']
  /** Whether it begins the page: its heading is then the page's. */
  readonly isFirst: boolean
}

/** What a page begins with: a sentence, where to go on, and a picture beside it. */
export function Hero({ value: { title, text, image, links }, isFirst }: HeroProps) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section
      className={`site-column grid items-center gap-8 desktop:gap-14 ${image ? 'desktop:grid-cols-[1fr_1.15fr]' : ''}`}
    >
      <div className={image ? 'max-desktop:order-2' : 'mx-auto max-w-[44rem] text-center'}>
        <Heading className="site-title">{title}</Heading>
        {text && <p className={`site-lead mt-4 ${image ? '' : 'mx-auto'}`}>{text}</p>}
        {links.length > 0 && (
          <ul className={`mt-7 flex flex-wrap gap-3 ${image ? '' : 'justify-center'}`}>
            {links.map(({ key, link }, index) => (
              <li key={key}>
                <SiteLink link={link} className={buttonLook({ variant: index === 0 ? 'primary' : 'secondary' })} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {image && (
        <Picture
          image={image}
          alt={image.alt ?? ''}
          from={['small', 'medium', 'large']}
          sizes="(width < 64rem) 100vw, 38rem"
          width={1200}
          height={900}
          priority={isFirst}
          className="aspect-[4/3] w-full rounded-card"
        />
      )}
    </section>
  )
}
