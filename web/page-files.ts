import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { staticImports } from './budgets.ts'
import { PATHS } from './src/paths.ts'

/** Each route of src/routes/, and all that it loads when it is opened. */
const ROUTE = /\.\.\.page\('(?<path>[^']+)'\)(?<rest>.*?)^\}\)/gms
const LOADED = /import\('\.\.(?<file>[^']+)'\)/g

const ROUTES = new URL('src/routes/', import.meta.url)
const routesText = () =>
  readdirSync(ROUTES)
    .map((file) => readFileSync(new URL(file, ROUTES), 'utf8'))
    .join('\n')

/** Writes paths.json, which tells the server which paths are pages, and what each page loads besides what all of them do. */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  // After the files that held only styles are gone.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const main = chunks.find((chunk) => chunk.isEntry)
      const shell = staticImports(bundle, main?.fileName ?? '')
      const routes = new Map(
        [...routesText().matchAll(ROUTE)].map(({ groups }) => [
          groups?.path,
          [...(groups?.rest ?? '').matchAll(LOADED)].map((found) => found.groups?.file),
        ]),
      )
      const filesOf = (path: string): string[] => {
        const files = (routes.get(path) ?? []).flatMap((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src${module}`)))
          if (!chunk) this.error(`src/routes/ loads ${module} for ${path}, which is no part of the build`)
          return [...staticImports(bundle, chunk.fileName)].filter((file) => !shell.has(file))
        })
        const styles = files.flatMap((file) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
        return [...new Set([...styles, ...files])]
      }
      // In the notation of the server's router.
      const source = JSON.stringify(Object.fromEntries(PATHS.map((path) => [path.replaceAll('$', ':'), filesOf(path)])))
      this.emitFile({ type: 'asset', fileName: 'paths.json', source })
    },
  },
})
