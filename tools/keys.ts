process.argv[2] = 'keys'
await import('../apps/server/src/app/main.ts')
