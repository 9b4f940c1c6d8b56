process.argv.splice(2, 0, 'keys')
await import('../apps/server/src/app/main.ts')
