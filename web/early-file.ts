import type { Plugin } from 'vite'

/** What is in it is in no other file. */
export const EARLY_DIR = '/src/early/'
const EARLY = 'src/early/early.ts'

/** Puts the script that runs before the application into the page, as a file of its own that nothing else waits for. */
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
        const chunk = Object.values(bundle ?? {}).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(EARLY),
        )
        const src = `/${chunk?.fileName ?? EARLY}`
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, fetchpriority: 'high', crossorigin: true, src },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
