import { readdir } from 'node:fs/promises'

/** All pictures of the folder on one page, a row per screen. */
export async function contactSheet(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.png')).toSorted()
  const rows = Map.groupBy(files, file => file.replace(/-\d+-(light|dark)\.png$/, ''))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #ddd }
  section { display: flex; align-items: start; gap: 1rem; overflow-x: auto; padding-bottom: 1.5rem }
  h2 { margin: 0 0 .5rem; font-size: 1rem }
  img { height: 26rem; box-shadow: 0 1px 6px #0004 }
</style>
${[...rows].map(([name, pictures]) => `<h2>${name}</h2><section>${pictures.map(picture).join('')}</section>`).join('\n')}
</html>
`
}

const picture = (file: string): string => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`
