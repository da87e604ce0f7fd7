/** Papers a reader of this repository does not have; laws, RFCs and protocols may be cited, they can be looked up. */
const papers =
  /\b(design|storefront|back-?office|contract|facts|office\.md|house\.md|look\.md|spec(ification)?),? (section|chapter|§|\d)|\(sections? \d|\bdesign \d|\bissue #?\d/i

/** Comments that cite a paper outside of the repository. */
export function citationsIn(text: string): string[] {
  return text
    .split('\n')
    .filter(line => /^\s*(\/\/|\/?\*)|\s\/\/ /.test(line) && papers.test(line))
    .map(line => `cites a paper nobody here has: ${line.trim()}`)
}
