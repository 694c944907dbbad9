import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where a server started with its default settings listens; the development server passes its paths on. */
const SERVER = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Every asset is a file with a hashed name, which the server lets browsers keep for a year.
    assetsInlineLimit: 0,
    // One file of 440 kB (140 kB compressed) is fine for what is there; it is split when pages are.
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': SERVER, '/auth': SERVER, '/docs': SERVER, '/openapi.json': SERVER } },
})
