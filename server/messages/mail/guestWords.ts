import type { Contact } from './facts.ts'
import { inOneLine } from './mailer.ts'

/** Longer names are messages. */
const MAX_NAME = 60
/** What mail programs make a link of; of bare names those under the endings spam comes from. */
const link =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:at|de|ch|eu|com|net|org|info|biz|io|co|me|ly|ru|cn|su|to|tk|xyz|top|shop|site|online|store|club|app|dev|link|live|icu|click)\b(?:\/\S*)?/gi

/**
 * What a guest typed, as it stands in a mail to the address they gave: nobody has shown that it is theirs, and a stranger is
 * not to get somebody's links from the shop.
 */
export const withoutLinks = (text: string): string => inOneLine(text).replaceAll(link, '…')

/** How a guest is greeted; '' where the name is none. */
export function greetedAs({ firstName, lastName }: Contact): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name.length <= MAX_NAME && withoutLinks(name) === name ? name : ''
}
