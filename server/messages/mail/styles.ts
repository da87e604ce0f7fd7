import type { Palette, Tone } from './palette.ts'

/** The styles of a mail's elements, each as the text of its attribute: numbers and colours of ours only. */
export type Styles = ReturnType<typeof createStyles>

const FONT = "Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const FIGURES = 'font-variant-numeric:tabular-nums'

export function createStyles(color: Palette, radius: number) {
  const text = `font-family:${FONT};color:${color.ink}`
  return {
    body: `margin:0;padding:0;background:${color.paper};${text};font-size:16px;line-height:24px;-webkit-text-size-adjust:100%`,
    page: `background:${color.paper};padding:28px 12px 40px`,
    column: `max-width:600px;margin:0 auto;${text};font-size:16px;line-height:24px`,
    shop: `${text};font-size:19px;line-height:36px;font-weight:700;text-decoration:none;letter-spacing:-.2px`,
    card: `background:${color.card};border:1px solid ${color.line};border-radius:${radius}px;overflow:hidden`,
    tone: (tone: Tone) =>
      `background:${color.tones[tone]};padding:32px;border-radius:${radius}px ${radius}px 0 0;${text}`,
    label: `margin:0;${text};font-size:16px;line-height:22px`,
    number: `margin:0;${text};font-size:64px;line-height:1.1;font-weight:800;letter-spacing:-1.5px;${FIGURES};overflow-wrap:anywhere`,
    heading: `margin:14px 0 0;${text};font-size:25px;line-height:31px;font-weight:700;letter-spacing:-.3px;text-wrap:balance`,
    sentence: `margin:10px auto 0;max-width:440px;${text};font-size:16px;line-height:24px;text-wrap:balance`,
    momentLabel: `margin:20px 0 0;${text};font-size:14px;line-height:20px`,
    moment: `margin:0;${text};font-size:19px;line-height:26px;font-weight:700;${FIGURES}`,
    button: `background:${color.accent};border-radius:${Math.max(6, Math.min(radius, 14))}px`,
    buttonLink: `display:inline-block;padding:13px 28px;font-family:${FONT};font-size:16px;line-height:22px;font-weight:700;color:${color.onAccent};text-decoration:none`,
    quotation: `background:${color.sunken};border-radius:${Math.min(radius, 12)}px;padding:14px 18px;margin:0 0 24px;${text};overflow-wrap:anywhere`,
    caption: `margin:0;font-family:${FONT};font-size:13px;line-height:19px;color:${color.soft}`,
    subheading: `margin:0 0 6px;${text};font-size:19px;line-height:26px;font-weight:700`,
    amount: `padding:9px 10px 9px 0;border-bottom:1px solid ${color.line};${text};color:${color.soft};font-size:16px;line-height:22px;white-space:nowrap;${FIGURES}`,
    item: `padding:9px 0;border-bottom:1px solid ${color.line};${text};font-size:16px;line-height:22px;overflow-wrap:anywhere;word-break:break-word;hyphens:auto`,
    price: `padding:9px 0 9px 14px;border-bottom:1px solid ${color.line};${text};font-size:16px;line-height:22px;white-space:nowrap;${FIGURES}`,
    detail: `display:block;color:${color.soft};font-size:14px;line-height:20px`,
    totalLabel: `padding:6px 0;${text};font-size:16px;line-height:22px;color:${color.soft}`,
    totalValue: `padding:6px 0 6px 14px;${text};font-size:16px;line-height:22px;white-space:nowrap;color:${color.soft};${FIGURES}`,
    sumLabel: `padding:10px 0 6px;${text};font-size:20px;line-height:26px;font-weight:700`,
    sumValue: `padding:10px 0 6px 14px;${text};font-size:20px;line-height:26px;font-weight:700;white-space:nowrap;${FIGURES}`,
    taxLabel: `padding:1px 0;font-family:${FONT};font-size:13px;line-height:19px;color:${color.soft}`,
    taxValue: `padding:1px 0 1px 14px;font-family:${FONT};font-size:13px;line-height:19px;color:${color.soft};white-space:nowrap;${FIGURES}`,
    facts: `margin-top:22px;border-top:1px solid ${color.line};padding-top:16px`,
    factLabel: `padding:3px 16px 3px 0;${text};font-size:15px;line-height:22px;color:${color.soft};white-space:nowrap`,
    fact: `padding:3px 0;${text};font-size:15px;line-height:22px;overflow-wrap:anywhere;word-break:break-word`,
    place: `margin-top:22px;background:${color.sunken};border-radius:${Math.min(radius, 12)}px;padding:18px 20px;${text};font-size:15px;line-height:22px`,
    link: `color:${color.link};text-decoration:underline`,
    footerLink: `color:${color.soft};text-decoration:underline`,
  }
}
