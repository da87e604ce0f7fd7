import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { type Surface, surfaces } from './schema/surfaces.ts'
import { fewFiles } from './scripts/build/fewFiles.ts'
import { filesOf, here, readManifest, web } from './scripts/build/files.ts'
import { germanOnly } from './scripts/build/germanOnly.ts'
import { lazyParts } from './scripts/build/lazyParts.ts'
import { packAssets } from './scripts/build/packed.ts'
import { buildPlainScript } from './scripts/build/plainScript.ts'
import { surfaceFrame } from './scripts/build/surfaceFrame.ts'
import { unusedCode } from './scripts/build/unusedCode.ts'
import { buildWorker } from './scripts/build/worker.ts'

const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:3000'

/** What staff read in the toolbar: the program is the one of this version. */
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

const parts = fewFiles()

export default defineConfig({
  root: join(here, 'client'),
  cacheDir: join(here, 'node_modules/.vite'),
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(`${version}`) },
  // Dexie as it is written for browsers of today; by its name comes the one for browsers of 2015.
  resolve: { alias: { dexie: join(here, 'node_modules/dexie/dist/modern/dexie.mjs') } },
  plugins: [
    react(),
    tailwind(),
    pagesByPath(),
    surfaceFrame(),
    unusedCode(),
    germanOnly(),
    lazyParts(),
    parts.plugin,
    originsOfChunks(),
  ],
  server: {
    proxy: Object.fromEntries(
      // The server sees the address the browser sees, as it would behind any proxy.
      ['api', 'replication', 'image', 'upload', 'calendar', 'icon', 'manifest.webmanifest'].map(path => [
        `^/${path}(/|$|\\?)`,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false, resolveDependencies: comingLater },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      resolve: {
        // RxJS as it is written for browsers of today.
        conditions: ['es2015', ...defaultClientConditions],
      },
      build: {
        outDir: web,
        manifest: true,
        // Open pages still ask for the last build's lazy chunks: they stay until nobody can have such a page open.
        emptyOutDir: false,
        // The map is big and comes only to who wants it.
        chunkSizeWarningLimit: 1500,
        // The content security policy allows no data: addresses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(surfaces).map(([name, { page }]) => [name, join(here, 'client', page)]),
          ),
          output: {
            codeSplitting: { groups: parts.groups },
            // Every page names its later parts before it paints: 42 bits tell the versions of one part apart as well as 48.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    // The shop's first HTML comes from the server: its render function, which then needs no node_modules.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: join(here, 'dist/render'),
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: { shop: join(here, 'client/surfaces/shop/render.tsx') },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      removeOldAssets()
      await packAssets()
      await buildWorker()
      await buildPlainScript('client/device/page/earlyTaps.ts', 'early-taps.js')
      await buildPlainScript('client/device/page/lateStart.ts', 'late-start.js')
    },
  },
})

/** What a lazy part needs besides what every page of a surface has loaded before it. */
function comingLater(_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? needed : needed.filter(file => !/\/(framework|rolldown-runtime)-/.test(file))
}

/** In development every surface has its page at its addresses, as the real server has it; the rest is the shop's. */
function pagesByPath(): Plugin {
  return {
    name: 'pages-by-path',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const owner = Object.values<Surface>(surfaces).find(({ paths }) =>
          paths.some(path => pathname === path || pathname.startsWith(`${path}/`)),
        )
        if (owner && !/\.[^/]*$/.test(pathname)) request.url = `/${owner.page}`
        next()
      })
    },
  }
}

/** Writes down which packages and which of our files each chunk is made of; scripts/first-bytes.mjs judges by it. */
function originsOfChunks(): Plugin {
  return {
    name: 'origins-of-chunks',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const origins = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        [...new Set(moduleIds.map(originOf))].toSorted(),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/origins.json',
        source: JSON.stringify(Object.fromEntries(origins)),
      })
    },
  }
}

/** `rxdb` for a module of that package, `client/ordering/cart/cart.machine.ts` for one of ours. */
function originOf(moduleId: string): string {
  const path = moduleId.replaceAll('\\', '/').replace(/\?.*$/, '')
  const inPackage = path.split('/node_modules/').at(-1) ?? path
  if (inPackage !== path)
    return inPackage
      .split('/')
      .slice(0, inPackage.startsWith('@') ? 2 : 1)
      .join('/')
  return relative(here, path).replaceAll('\\', '/')
}

/** Chunks of earlier builds go 30 days after they were written, the ones of this build never. */
function removeOldAssets(): void {
  const manifest = readManifest()
  const current = filesOf(manifest, Object.keys(manifest))
  const oldest = Date.now() - 30 * 24 * 3_600_000
  for (const name of readdirSync(join(web, 'assets'))) {
    const path = join(web, 'assets', name)
    const isCurrent = current.has(`assets/${name.replace(/\.br$/, '')}`)
    if (!isCurrent && statSync(path).mtimeMs < oldest) rmSync(path)
  }
}
