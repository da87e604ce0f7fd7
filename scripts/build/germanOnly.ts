import type { Plugin } from 'vite'

const TRANSLATION = /\/node_modules\/react-(?:aria|stately)[\w-]*\/dist\/.*\/intl\/[\w-]+\/(\w\w-\w\w)\.m?js$/

/**
 * React Aria brings what it tells screen readers in 34 languages. Everything said here is German, in whatever language the
 * browser is set: English, which it falls back to, is the German too, and the others are left out (it drops empty ones itself).
 */
export function germanOnly(): Plugin {
  let isFound = false
  return {
    name: 'german-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, locale] = TRANSLATION.exec(id.replaceAll('\\', '/')) ?? []
      if (locale === undefined) return undefined
      if (locale === 'de-DE') {
        isFound = true
        return undefined
      }
      return locale === 'en-US' ? "export { default } from './de-DE.mjs'" : 'export default undefined'
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !isFound)
        throw new Error('React Aria keeps its translations in other files than this build knows.')
    },
  }
}
