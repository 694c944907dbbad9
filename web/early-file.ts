import type { Plugin } from 'vite'

/** What is in it is in no other file. */
export const EARLY_DIR = '/src/early/'
const EARLY = 'src/early/early.ts'

/**
 * Writes the script that runs before the application into the page itself: as a file of its own it ran after 130 ms more,
 * because the browser takes what it has loaded in turns. Before the style sheets, for which a script would wait.
 */
export const earlyFile = (): Plugin => {
  let root = ''
  return {
    name: 'early-file',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'chunk', id: `${root}/${EARLY}`, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${EARLY}` }, injectTo: 'head-prepend' }]
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(EARLY),
        )
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0) throw new Error(`${EARLY} is no script of its own`)
        delete bundle[chunk.fileName]
        return [{ tag: 'script', children: `(()=>{${chunk.code}})()`, injectTo: 'head-prepend' }]
      },
    },
  }
}
