import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The default address of the server; the development server proxies API paths to it. */
const SERVER = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Every asset is a file with a hashed name, which browsers may cache for a year.
    assetsInlineLimit: 0,
    // One file of 440 kB (140 kB compressed) is fine for now; it is split once pages are loaded lazily.
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': SERVER, '/auth': SERVER, '/docs': SERVER, '/openapi.json': SERVER } },
})
