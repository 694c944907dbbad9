import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './budgets.ts'
import { earlyFile } from './early-file.ts'
import { pageFiles } from './page-files.ts'

/** The default address of the server; the development server proxies API paths to it. */
const SERVER = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), earlyFile(), pageFiles(), budgets()],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A browser asks for six files at a time. What every page needs is one of them, what many need another; of the
          // rest those that the same pages need are together.
          groups: [
            // Stays the same from version to version, and is read beside the rest.
            { name: 'libraries', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: 10, priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/auth': SERVER, '/docs': SERVER, '/openapi.json': SERVER } },
})
