import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { budgets } from './budgets.ts'
import { PATHS } from './src/paths.ts'

/** The default address of the server; the development server proxies API paths to it. */
const SERVER = 'http://127.0.0.1:8080'

/** Tells the server which paths are pages, in the notation of its router. */
const pathList = (): Plugin => ({
  name: 'path-list',
  generateBundle() {
    const source = JSON.stringify(PATHS.map((path) => path.replaceAll('$', ':')))
    this.emitFile({ type: 'asset', fileName: 'paths.json', source })
  },
})

export default defineConfig({
  plugins: [react(), pathList(), budgets()],
  // The server replaces it by a new one for each answer.
  html: { cspNonce: 'RECERT_NONCE' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Every asset is a file with a hashed name, which browsers may cache for a year.
    assetsInlineLimit: 0,
    // budgets.ts has a limit for each page instead.
    chunkSizeWarningLimit: 2_000,
  },
  server: { proxy: { '/api': SERVER, '/auth': SERVER, '/docs': SERVER, '/openapi.json': SERVER } },
})
