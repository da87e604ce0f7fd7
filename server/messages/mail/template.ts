import { Html, html, lines } from './html.ts'
import type { Letter, Letterhead } from './letter.ts'
import { type Palette, palettes } from './palette.ts'
import { addressBlock, factRows, itemRows, totalRows } from './sections.ts'
import { createStyles, type Styles } from './styles.ts'

/**
 * The mail as HTML that old and new mail programs show alike: tables, styles in the elements, 600 pixels at most and narrower
 * on a phone. Colours for the dark are in the head, for the programs that follow it.
 */
export function htmlOf(letter: Letter, head: Letterhead): string {
  return pageOf(letter, head, {
    top: style => hero(letter, style),
    below: style => body(letter, style),
    foot: style => footer(letter, style),
  })
}

type Part = (style: Styles) => Html

/** The frame of a mail: the shop's sign, a card with what is said at its top and below that, and a foot. */
export function pageOf(
  letter: Pick<Letter, 'subject' | 'preview' | 'tone'>,
  head: Letterhead,
  { top, below, foot }: { readonly top: Part; readonly below: Part; readonly foot: Part },
): string {
  const colors = palettes(head.themeColor)
  const style = createStyles(colors.light, head.radius)
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>${new Html(sheet(colors.dark, letter.tone))}</style>
</head>
<body class="paper" style="${style.body}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preview}${new Html('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<div role="main" class="paper" style="${style.page}">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="${style.column}"><tr><td style="padding:0 0 18px" align="center">${shopSign(head, style)}</td></tr>
<tr><td class="card" style="${style.card}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
<tr><td class="tone pad" align="center" style="${style.tone(letter.tone)}">${top(style)}</td></tr>
<tr><td class="pad" style="padding:28px 32px 32px">${below(style)}</td></tr>
</table></td></tr>
<tr><td class="pad" style="padding:24px 32px 0" align="center">${foot(style)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`.text
}

/** What the elements' own styles cannot say: the dark, and less room on a phone. All of it is ours, nothing is typed. */
function sheet(dark: Palette, tone: Letter['tone']): string {
  const darkness = Object.entries({
    '.paper': `background:${dark.paper}`,
    '.card': `background:${dark.card};border-color:${dark.line}`,
    '.sunken': `background:${dark.sunken};color:${dark.ink}`,
    '.tone': `background:${dark.tones[tone]}`,
    '.ink': `color:${dark.ink}`,
    '.soft': `color:${dark.soft}`,
    '.link': `color:${dark.link}`,
    '.line': `border-color:${dark.line}`,
    '.button': `background:${dark.accent}`,
    '.button a': `color:${dark.onAccent}`,
  })
    .map(([selector, rules]) => `${selector}{${rules.replaceAll(/(;|$)/g, '!important$1')}}`)
    .join('')
  return [
    ':root{color-scheme:light dark}body{margin:0}a:focus-visible{outline:2px solid currentColor;outline-offset:3px}',
    '@media(max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.number{font-size:52px!important}}',
    `@media(prefers-color-scheme:dark){${darkness}}`,
  ].join('')
}

function shopSign({ shopName, shopUrl, logo }: Letterhead, style: Styles): Html {
  const picture = logo
    ? html`<img src="${logo}" alt="" width="36" height="36" style="width:36px;height:36px;border:0;border-radius:8px;vertical-align:middle;margin-right:10px">`
    : null
  return html`<a href="${shopUrl}" class="ink" style="${style.shop}">${picture}<span style="vertical-align:middle">${shopName}</span></a>`
}

/** The number, large; below it what has happened. */
function hero(letter: Letter, style: Styles): Html {
  const { number, heading, moment, button, sentences } = letter
  return html`<p class="ink" style="${style.label}">${number.label}</p>
<p class="ink number" style="${style.number}">${number.value}</p>
<h1 class="ink" style="${style.heading}">${heading}</h1>
${sentences.map(sentence => html`<p class="ink" style="${style.sentence}">${sentence}</p>`)}
${moment && html`<p class="ink" style="${style.momentLabel}">${moment.label}</p><p class="ink" style="${style.moment}">${moment.value}</p>`}
<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px auto 0"><tr><td class="button" style="${style.button}"><a href="${button.href}" style="${style.buttonLink}">${button.label}</a></td></tr></table>`
}

function body(letter: Letter, style: Styles): Html {
  const { quotation, itemsHeading, facts } = letter
  const quoted =
    quotation &&
    html`<div class="sunken" style="${style.quotation}"><p class="soft" style="${style.caption}">${quotation.label}</p><p class="ink" style="margin:4px 0 0">${lines(quotation.text)}</p></div>`
  return html`${quoted}
<h2 class="ink" style="${style.subheading}">${itemsHeading}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${itemRows(letter, style)}</table>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin-top:4px">${totalRows(letter, style)}</table>
${facts.length > 0 ? html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="line" style="${style.facts}">${factRows(facts, style)}</table>` : null}
${addressBlock(letter.branch, style)}`
}

function footer({ footer: { business, place, why, links } }: Letter, style: Styles): Html {
  const linked = links.map(
    ({ label, href }, at) =>
      html`${at > 0 ? ' · ' : ''}<a href="${href}" class="soft" style="${style.footerLink}">${label}</a>`,
  )
  return html`<p class="soft" style="${style.caption}">${business}${place ? `, ${place}` : ''}</p>
<p class="soft" style="${style.caption};margin-top:6px">${linked}</p>
<p class="soft" style="${style.caption};margin-top:6px">${why}</p>`
}
