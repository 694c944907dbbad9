import { build, type Plugin } from 'vite'

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
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${EARLY}` }, injectTo: 'head-prepend' }]
        return [{ tag: 'script', children: await built(`${root}/${EARLY}`), injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The script with what it uses, and nothing of the modules that it only takes a function from. */
async function built(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`)
  return chunk.code
}
